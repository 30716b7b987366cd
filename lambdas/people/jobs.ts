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

/** Deeds of which an accident can lose some. Holds are claims and reservations, of both sides. */
export const DEEDS = ['posts', 'holds', 'handovers', 'messages'] as const;
export type Deed = (typeof DEEDS)[number];

/** A restore has lost what a person did. */
export interface Loss {
  /** ISO 8601: the time that was restored, and when the site came back. */
  from: string;
  until: string;
  deeds: { readonly [deed in Deed]?: number };
}

export const accountMail = defineJob<QueuedMail<AccountNews>>()('account mail', 'mails');
/** The file of a person's data is ready. */
export const exportMail = defineJob<Asked & { userId: string }>()('export mail', 'mails');
export const lossMail = defineJob<Asked & Loss & { userId: string }>()('loss mail', 'mails');
