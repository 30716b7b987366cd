import { defineJob } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';

export interface Letter {
  subject: string;
  /** Harmless HTML, and the same as text. */
  html: string;
  text: string;
}

export const customMail = defineJob<QueuedMail<Letter>>()('custom mail', 'mails');

export const confirmationMail = defineJob<{ subscriptionId: string }>()('newsletter confirmation', 'mails');

/** Payloads of an earlier round are ignored. */
interface InRound {
  mailingId: string;
  round?: number;
}
/** Starts one whose time has come. */
export const mailingStart = defineJob<{ mailingId: string }>()('start of a mailing', 'jobs');
/** Tells one of the people who run the site that it was not sent at its time. */
export const mailingHeldMail = defineJob<{ mailingId: string; sendAt: string; userId: string }>()(
  'held mailing mail',
  'mails',
);
/** Finds some of the people whom a mailing goes to. @param after where the part before it ended */
export const mailingPart = defineJob<InRound & { after?: string }>()('part of a mailing', 'jobs');
/** Writes to some of them. */
export const mailingBatch = defineJob<InRound & { userIds: readonly string[] }>()(
  'batch of a mailing',
  'mails',
);
