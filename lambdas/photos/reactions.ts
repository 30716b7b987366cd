/** Objects in the bucket go with the item that they belonged to. */
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { objectRemoval, reportedPhotosUpkeep } from './jobs.ts';
import { reportedPhotos, upload } from './store/items.ts';

/** Longer than a function works on one photo (lambdas/functions.ts). */
const PROCESSED_WITHIN_SECONDS = 120;

/**
 * An upload that no post took within its lifetime is removed by the table, and with its owner's account before that. One that is being processed in that
 * moment has its renditions written after it.
 */
export async function sweepUpload(change: Change): Promise<void> {
  const { params, before } = change.of(upload);
  if (!change.isRemoval || before?.attachedTo !== undefined) return;
  const removal = { photoIds: [params.uploadId], wereShown: false };
  const isInWork = before?.status === 'processing';
  const later = objectRemoval.of(removal, { delaySeconds: PROCESSED_WITHIN_SECONDS });
  await enqueue([objectRemoval.of(removal), ...(isInWork ? [later] : [])]);
}

/** The pictures themselves are copied into the bucket, and removed from it, by a job. */
export async function keepReportedPhotos(change: Change): Promise<void> {
  const { params, before, after } = change.of(reportedPhotos);
  const photoIds = (after ?? before)?.photos.map(({ id }) => id) ?? [];
  await enqueue([reportedPhotosUpkeep.of({ ...params, photoIds })]);
}
