/** Emails about one's account. */
import { defineJob } from '../jobs/define-job.ts';
import type { Asked, QueuedMail } from '../mail/queued.ts';

export type AccountNews =
  | { type: 'welcome'; name: string; isFisherman?: boolean }
  /** To the address that an account had. */
  | { type: 'address_changed'; name: string }
  | { type: 'recovery_code_used'; name: string }
  /** The last one to somebody's address. */
  | { type: 'account_deleted'; name: string };

export const accountMail = defineJob<QueuedMail<AccountNews>>()('account mail', 'mails');
/** The file of everything that is kept of them is ready. */
export const exportMail = defineJob<Asked & { userId: string }>()('export mail', 'mails');
