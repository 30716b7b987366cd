import { forgetLater, forgetPhotos, isForgottenAtOnce } from '../edge/jobs.ts';
import { runner } from '../jobs/consume.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { deleteObjects, incomingKey, withheldKey } from '../services/photo-bucket.ts';
import type { Change } from '../table/change.ts';
import { on } from '../table/index.ts';
import { objectRemoval, renditionKeys, reportedPhotosUpkeep } from './jobs.ts';
import { reportedPhotos, upload } from './store/items.ts';
import { keepBeforeRemoval, keepPhotos } from './store/reported-photos.ts';

export const items = [upload, reportedPhotos];

/** Objects in the bucket are deleted after the item they belonged to. */
export const reactions = () => [on(upload, { sweepUpload }), on(reportedPhotos, { keepReportedPhotos })];

export const jobs = () => [runner(objectRemoval, removeObjects), runner(reportedPhotosUpkeep, keepPhotos)];

/** Longer than a function works on one photo (lambdas/functions.ts). */
const PROCESSED_WITHIN_SECONDS = 120;

/**
 * Deletes the files of an upload that no post took: the table removes it when it expires, or earlier with its owner's
 * account. If it was being processed at that moment, its renditions may be written later, so a second job deletes them.
 */
async function sweepUpload(change: Change): Promise<void> {
  const { params, before } = change.of(upload);
  if (!change.isRemoval || before?.attachedTo !== undefined) return;
  const removal = { photoIds: [params.uploadId], wereShown: false };
  const isInWork = before?.status === 'processing';
  const later = objectRemoval.of(removal, { delaySeconds: PROCESSED_WITHIN_SECONDS });
  await enqueue([objectRemoval.of(removal), ...(isInWork ? [later] : [])]);
}

/** A job copies the photos in the bucket, or deletes the copies. */
async function keepReportedPhotos(change: Change): Promise<void> {
  const { params, before, after } = change.of(reportedPhotos);
  const photoIds = (after ?? before)?.photos.map(({ id }) => id) ?? [];
  await enqueue([reportedPhotosUpkeep.of({ ...params, photoIds })]);
}

/** Deletes photos' renditions, wherever they are, and their uploads. Photos that open reports need are copied first. */
async function removeObjects(removal: PayloadOf<typeof objectRemoval>): Promise<Job[]> {
  const { photoIds, wereShown, ownerId, pictures = [] } = removal;
  const next = ownerId && (await keepBeforeRemoval(ownerId, photoIds, removal.after));
  if (next) return [objectRemoval.of({ ...removal, after: next })];
  const renditions = photoIds.flatMap(renditionKeys);
  await deleteObjects([...photoIds.map(incomingKey), ...renditions, ...renditions.map(withheldKey)]);
  if (!wereShown) return [];
  const now = new Date();
  const isAtOnce = ownerId === undefined || (await isForgottenAtOnce(ownerId, now));
  if (isAtOnce) return [forgetPhotos(photoIds, pictures)];
  return [forgetLater('photos', now), ...(pictures.length > 0 ? [forgetLater('pictures', now)] : [])];
}
