import { defineJob } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';

export const messageMail = defineJob<Asked & { userId: string; messageId: string }>()(
  'message mail',
  'mails',
);
