/** Claims for managers of community aid: those that wait for approval, and handovers that could not be counted. */
import { isolated } from '../../../text/isolated.ts';
import { dateTime, number, plural } from '../general/format.ts';
import { mealsWords } from '../posts/figures.ts';

export const waiting = 'Waiting claims';
export const waitingLead =
  'We hold the meals until you decide. A claim without a decision expires 30 minutes after its pickup time.';
export const noneWaiting = 'There are no claims to review.';
export const waitingNotLoaded = 'The waiting claims could not be loaded.';
export const moreWaitingNotLoaded = 'More waiting claims could not be loaded.';
export const asked = 'Claimed';
export const collector = 'Collector';
export const why = 'Why it waits';
export const missed = (most: number, days: number) =>
  `Pickups missed with ${number(most)} or more fishermen in the last ${number(days)} days`;

export const noShows = 'Review no-shows';
export const noShowsOf = (organization: string) => `No-shows of ${isolated(organization)}`;
export const noShowsLead =
  'Each of these still counts against the organization. Strike one if the pickup was not missed.';
export const noNoShows = 'No no-show counts against this organization.';
export const noShowsNotLoaded = 'The no-shows could not be loaded.';
interface MissedPickup {
  fishermanName: string;
  meals: number;
  pickupStart: string;
}
export const missedPickup = ({ fishermanName, meals, pickupStart }: MissedPickup) =>
  `${mealsWords(meals)} from ${isolated(fishermanName)}, ${dateTime(new Date(pickupStart))}`;
export const strike = 'Strike';
export const strikeNamed = (missed: MissedPickup) => `Strike the no-show: ${missedPickup(missed)}`;
export const strikeText = 'It no longer counts against the organization. The claim stays as it ended.';
export const struck = 'No-show struck';

export const approve = 'Approve';
export const decline = 'Decline';
export const approveNamed = (organization: string, meals: number) =>
  `Approve ${mealsWords(meals)} for ${isolated(organization)}`;
export const declineNamed = (organization: string, meals: number) =>
  `Decline ${mealsWords(meals)} for ${isolated(organization)}`;
export const approveText = 'The meals are then reserved. We email the organization and the fisherman.';
export const approving = 'Approving...';
export const approved = (organization: string, meals: number) => ({
  title: 'Claim approved',
  description: `${mealsWords(meals)} ${plural(meals, { one: 'is', other: 'are' })} reserved for ${isolated(organization)}.`,
});
export const declineText = 'The meals are then offered again. We email the organization.';
export const reasonHint = 'We send it to the organization as you write it.';
export const declined = (organization: string, meals: number) => ({
  title: 'Claim declined',
  description: `We have told ${isolated(organization)}. The pledge offers ${mealsWords(meals)} more.`,
});
export const waitsNoMore = 'This claim was decided already';
export const notDecided = 'The claim was not decided';

export const conflicts = 'Handover conflicts';
export const conflictsLead =
  'These handovers were made offline, after others had already got the meals. They are not counted. Talk to both sides.';
export const noConflicts = 'No handover is in conflict.';
export const conflictsNotLoaded = 'The handover conflicts could not be loaded.';
export const moreConflictsNotLoaded = 'More handover conflicts could not be loaded.';
export const told = 'Told';
export const phoneSays = 'What the fisherman’s phone says';
export const handedOver = (handedOverAt: Date, toldAt: Date) =>
  `The meals were handed over on ${dateTime(handedOverAt)}. The phone told us on ${dateTime(toldAt)}.`;
export const claimSays = 'The claim at that time';
export const stateThen = {
  waiting: 'It still waited for approval.',
  reserved: 'It was still reserved.',
  collected: 'It was collected already.',
  cancelled: 'It had been cancelled.',
  expired: 'It had expired. Nobody had collected it in time.',
  no_show: 'The fisherman had said that nobody came.',
  declined: 'It had been declined.',
};
/** @param left undefined if the pledge was deleted */
export const leftThen = (left: number | undefined) =>
  left === undefined
    ? 'The pledge was gone.'
    : `The pledge had ${left === 0 ? 'no meals' : mealsWords(left)} left.`;
export const countedSince = 'The handover was counted later, when meals were free again.';

export const count = 'Count remaining meals';
export const countNamed = (organization: string) => `Count remaining meals for ${isolated(organization)}`;
export const countText =
  'We count these meals as collected, up to the number the pledge has left. This fails if none are left.';
export const counted = (meals: number) => ({ title: `${mealsWords(meals)} counted` });
export const dismiss = 'Close';
export const dismissNamed = (organization: string) => `Close the conflict of ${isolated(organization)}`;
export const dismissText = 'No meals are counted. The conflict is removed from this list.';
export const dismissed = { title: 'Conflict closed' };
export const note = 'Note';
export const noteHint = 'Say why. The audit keeps this forever, so do not name anyone.';
export const settling = 'Saving...';
export const settledMeanwhile = 'This was not done';
