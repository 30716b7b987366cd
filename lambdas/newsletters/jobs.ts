import type { Language } from '#shared/languages.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { QueuedMail } from '../mail/queued.ts';

export interface Letter {
  subject: string;
  /** Harmless HTML, and the same content as text. */
  html: string;
  text: string;
  /** Absent if it is not known. */
  language?: Language;
}

export const customMail = defineJob<QueuedMail<Letter>>()('custom mail', 'mails');

export const confirmationMail = defineJob<{ subscriptionId: string }>()('newsletter confirmation', 'mails');

/** Payloads of an earlier round are ignored. */
interface InRound {
  mailingId: string;
  round?: number;
}
/** Starts a mailing whose time has come. */
export const mailingStart = defineJob<{ mailingId: string }>()('start of a mailing', 'jobs');
/** Notifies one member of the staff that a mailing was not sent at its time. */
export const mailingHeldMail = defineJob<{ mailingId: string; sendAt: string; userId: string }>()(
  'held mailing mail',
  'mails',
);
/** Finds a part of a mailing's recipients. @param after the cursor that the previous part returned */
export const mailingPart = defineJob<InRound & { after?: string }>()('part of a mailing', 'jobs');
/** Sends a mailing to some of its recipients. */
export const mailingBatch = defineJob<InRound & { userIds: readonly string[] }>()(
  'batch of a mailing',
  'mails',
);
