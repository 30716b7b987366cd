/** The email to coordinators whose webhook was turned off. */
import { isolated } from '../../../text/isolated.ts';

export const offSubject = (organization: string) => `A webhook of ${isolated(organization)} was turned off`;
export const offTitle = 'Webhook turned off';
export const offFailing = (host: string) =>
  `For three days, ${isolated(host)} has not accepted anything that we sent. So we stopped sending to it.`;
export const offGone = (host: string) =>
  `${isolated(host)} replied that it wants no more events. So we stopped sending to it.`;
export const offWhatNext =
  'Events from now on are not sent. Once your program works again, open your organization and choose “Send a test” for this webhook.';
export const openWebhooks = 'Open the organization';
