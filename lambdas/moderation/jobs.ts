import type { ReportAction } from '#shared/moderation/schemas.ts';
import type { Fish } from '#shared/species/species.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';

export const moderationMail = defineJob<
  Asked & {
    userId: string;
    action: ReportAction;
    /** Whether a rating's text was hidden or shown. */
    isOfRating?: boolean;
    post?: (Fish & { postedAt: string }) | undefined;
    /** Set for a landing or pledge whose series ended with it. */
    endedSeries?: boolean;
    note?: string | undefined;
  }
>()('moderation mail', 'mails');
/** Notifies administrators, with one job for each, of an urgent report, or of all that wait on a day (`2026-11-22`). */
export const reportNews = defineJob<{ reportId: string } | { day: string }>()('news of reports', 'jobs');
export const urgentReportMail = defineJob<{ reportId: string; userId: string }>()(
  'urgent report mail',
  'mails',
);
export const reportDigestMail = defineJob<{ day: string; waiting: number; userId: string }>()(
  'report digest mail',
  'mails',
);
/** Without terms, the suspension is over. */
export const suspensionMail = defineJob<
  Asked & { userId: string; terms?: { reason?: string; until?: string } | undefined }
>()('suspension mail', 'mails');
