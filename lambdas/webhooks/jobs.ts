import { defineJob, type FromCursor } from '../jobs/define-job.ts';
import type { Attempt } from './store/events.ts';

/** One request, signed. */
export interface SignedMessage {
  eventKey: string;
  attempt: number;
  body: string;
  /** The header `webhook-signature`. */
  signature: string;
  /** The text that the response has to contain. */
  challenge?: string;
}

/** The requests of one turn: sent one after the other, until one fails. It contains no secret. */
export const webhookRequests = defineJob<{
  organizationId: string;
  webhookId: string;
  turnId: string;
  address: string;
  /** Milliseconds since the epoch. */
  signedAt: number;
  messages: readonly SignedMessage[];
}>()('webhook requests', 'webhooks');

/** Records the results of the last turn, if there was one, and starts the next one if something is due. */
export const webhookTurn = defineJob<{
  organizationId: string;
  webhookId: string;
  report?: { turnId: string; address: string; attempts: readonly Attempt[] };
}>()('turn of a webhook', 'webhook-turns');

/** Tells the organizations around a new pledge, one list of a region after the other. */
export const pledgeNear = defineJob<
  {
    pledgeId: string;
    /** When it was posted (ISO 8601). */
    at: string;
    /** The partition of the list to continue with; absent at the start. */
    list?: string;
  } & FromCursor
>()('organizations around a pledge', 'jobs');

/** Makes the events of a replay wait again, in order. */
export const webhookReplay = defineJob<
  { organizationId: string; webhookId: string; replayId: string } & FromCursor
>()('replay of a webhook', 'jobs');

/** Emails to coordinators whose webhook was turned off. */
export const webhookOffMail = defineJob<{ organizationId: string; webhookId: string; offAt: string }>()(
  'mail about a webhook',
  'mails',
);
