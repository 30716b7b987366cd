import type { ReportAction } from '#shared/moderation/schemas.ts';
import { defineJob, type FromCursor } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';
import type { PhotosOfReport } from './store/reported-photos.ts';

/** By the hash of the address, which outlives the account. */
export const suspensionEnd = defineJob<{ addressHash: string }>()('end of a suspension', 'jobs');

export interface FollowingAddress extends FromCursor {
  addressHash: string;
}

/** Of what is suspended because the address is. */
export const followersOfAddress = defineJob<FollowingAddress>()('followers of a suspended address', 'jobs');

/** Of photos that are to be kept with a report, or no longer. */
export const reportedPhotosUpkeep = defineJob<PhotosOfReport>()('upkeep of reported photos', 'jobs');

export const moderationMail = defineJob<
  Asked & { userId: string; action: ReportAction; isRating: boolean; note?: string }
>()('moderation mail', 'mails');
/** Without terms: it is over. */
export const suspensionMail = defineJob<
  Asked & { userId: string; terms?: { reason?: string; until?: string } | undefined }
>()('suspension mail', 'mails');
