import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import type { Job } from '../jobs/define-job.ts';
import { deleteObjects, incomingKey } from '../services/photo-bucket.ts';

/** The renditions of photos, and the uploads that they came as. */
export async function removeObjects({ photoIds }: { photoIds: readonly string[] }): Promise<Job[]> {
  await deleteObjects(photoIds.flatMap((id) => [incomingKey(id), ...renditionKeys(id)]));
  return [];
}

const renditionKeys = (photoId: string) =>
  PHOTO_RENDITIONS.map(({ width, format }) => photoKey(photoId, width, format));
