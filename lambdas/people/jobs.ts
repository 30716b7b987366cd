/** Jobs for emails about an account. */
import { defineJob } from '../jobs/define-job.ts';
import type { Asked, QueuedMail } from '../mail/queued.ts';

export type AccountNews =
  | { type: 'welcome'; name: string; isFisherman?: boolean }
  /** To the account's former address. */
  | { type: 'address_changed'; name: string }
  | { type: 'recovery_code_used'; name: string }
  /** The last email to a person's address. */
  | { type: 'account_deleted'; name: string };

export const accountMail = defineJob<QueuedMail<AccountNews>>()('account mail', 'mails');
/** The file of a person's data is ready. */
export const exportMail = defineJob<Asked & { userId: string }>()('export mail', 'mails');
