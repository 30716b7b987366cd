/** Standing claims: on a pledge that repeats, among the claims of an organization, and at the series in My Posts. */
import { isolated } from '../../../text/isolated.ts';
import { mealsWords } from '../posts/figures.ts';

export const title = 'Standing claims';
export const heading = 'Meals each time';
export const lead =
  'This pledge repeats. Ask the fisherman once, and meals of each pledge are claimed for your organization when it is posted.';
export const ask = 'Ask for meals each time';
export const askTitle = (species: string) => `Ask for meals of each ${species} pledge?`;
export const askText =
  'The fisherman accepts or declines once. Each claim then follows the rules of claims, and we email you about it.';
export const meals = 'Meals each time';
export const send = 'Send request';
export const asked = 'The fisherman has your request';
export const each = (meals: number, species: string) => `${mealsWords(meals)} of ${species} each time`;
/** For the organization, by its state. */
export const toOrganization = {
  asked: (fisherman: string) => `${isolated(fisherman)} has not replied yet.`,
  accepted: (fisherman: string) =>
    `${isolated(fisherman)} accepted. We claim them when a pledge is posted, three days before its day.`,
  declined: (fisherman: string) => `${isolated(fisherman)} declined. You can ask again after 30 days.`,
  ended: (fisherman: string) => `${isolated(fisherman)} ended it. You can ask again after 30 days.`,
};
/** For the fisherman. */
export const asks = (organization: string, meals: number) =>
  `${isolated(organization)} asks for ${mealsWords(meals)} each time.`;
export const gets = (organization: string, meals: number) =>
  `${isolated(organization)} gets ${mealsWords(meals)} each time.`;
export const accept = 'Accept';
export const acceptNamed = (organization: string) => `Accept the standing claim of ${isolated(organization)}`;
export const accepted = 'Standing claim accepted';
export const decline = 'Decline';
export const declineNamed = (organization: string) =>
  `Decline the standing claim of ${isolated(organization)}`;
export const declineTitle = 'Decline this standing claim?';
export const declineText = 'We email the organization. It can still claim meals of each pledge.';
export const declining = 'Declining...';
export const declined = 'Standing claim declined';
export const end = 'End standing claim';
export const endNamed = (name: string) => `End standing claim: ${isolated(name)}`;
export const withdraw = 'Withdraw request';
export const endTitle = 'End this standing claim?';
export const endText =
  'No new claims are made, and we email the other side. Claims that are made already stay.';
export const ending = 'Ending...';
export const ended = 'Standing claim ended';
export const notLoaded = 'The standing claims could not be loaded. Please try again.';
