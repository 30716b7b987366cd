import type { ReportAction, ReportedKind } from '#shared/moderation/schemas.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';

export const moderationMail = defineJob<
  Asked & { userId: string; action: ReportAction; about: ReportedKind; note?: string }
>()('moderation mail', 'mails');
/** Without terms: it is over. */
export const suspensionMail = defineJob<
  Asked & { userId: string; terms?: { reason?: string; until?: string } | undefined }
>()('suspension mail', 'mails');
