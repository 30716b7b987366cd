import { defineJob } from '../jobs/define-job.ts';

/** An email to a donor about their receipts, at most one a day. */
export const receiptMail = defineJob<{ userId: string; receiptId: string }>()('receipt mail', 'mails');
