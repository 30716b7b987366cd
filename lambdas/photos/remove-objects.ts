import { forgetLater, forgetPhotos, isForgottenAtOnce } from '../edge/jobs.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { deleteObjects, incomingKey, withheldKey } from '../services/photo-bucket.ts';
import { objectRemoval, renditionKeys } from './jobs.ts';
import { keepBeforeRemoval } from './store/reported-photos.ts';

/** The renditions of photos, wherever they are, and the uploads that they came as. Photos that reports keep are copied first. */
export async function removeObjects(removal: PayloadOf<typeof objectRemoval>): Promise<Job[]> {
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
