/** Fields of a webhook, their errors, and reasons why the API refuses a request about one. */
import { number } from '../general/format.ts';

export const address = 'Address';
export const addressHint = 'An https address of your program, such as https://example.org/creel';
export const addressInvalid =
  'Enter a public https address with a host name: no port, no password, no IP address.';
export const events = 'Events';
export const eventsMissing = 'Choose at least one event';
export const eventsOnce = 'Name each event once';
export const deliveryInvalid = 'This is not a valid id.';
export const webhookNotFound = 'Webhook not found';
export const deliveryNotFound = 'Delivery not found';
export const addressTaken = 'Your organization has a webhook with this address already.';
export const tooMany = (most: number) => `Your organization has ${most} webhooks already. End one first.`;
export const notActive = 'This webhook is not active. Send it a test first.';
export const isWaiting = 'This event is waiting to be sent already.';
export const secretChanged = 'Somebody else just changed this secret. Load the page again.';
export const isReplaying = 'Events are being sent again already. Try again in a few minutes.';
export const tooManySince = (most: number) =>
  `More than ${number(most)} events were sent since then. Choose a later time.`;
