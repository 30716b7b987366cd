import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { forgetLater, forgetPhotos, isForgottenAtOnce } from '../edge/jobs.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteObjects, putRendition, readRendition, withheldKey } from '../services/photo-bucket.ts';
import { ChangedMeanwhile, retry } from '../table/index.ts';
import type { PhotosOfReport } from './store/reported-photos.ts';

export const objectRemoval = defineJob<{
  /** Ids of the photos and of the uploads that they may still be. */
  photoIds: readonly string[];
  /** Whether the edge may have cached them. */
  wereShown: boolean;
  /** Their owner. Reports may include the photos, and the owner may have used up the day's immediate invalidations. */
  ownerId?: string;
  /** Paths at the edge of share pictures that may show these photos. */
  pictures?: readonly string[];
  /** Position in the list of reports to check. */
  after?: string;
}>()('object removal', 'jobs');

/** A report's photos that must be kept, or no longer need to be. */
export const reportedPhotosUpkeep = defineJob<PhotosOfReport>()('upkeep of reported photos', 'jobs');

/** Photos of a post or person. Those of hidden posts and suspended people are where the edge can't serve them. */
export interface OwnedPhotos {
  isWithheld: boolean;
  /** Empty if the post or person is deleted. */
  photoIds: readonly string[];
  /** Whether an administrator acted: then the edge is invalidated at once. */
  isByAdministrator: boolean;
  ownerId: string;
  /** Paths at the edge of share pictures that show these photos. */
  pictures: readonly string[];
}

/** Moves photos to where they belong in the current state, since jobs may run late and in any order. */
export async function movePhotos(readPhotos: () => Promise<OwnedPhotos>): Promise<Job[]> {
  return await retry(async () => {
    const before = await readPhotos();
    const { isWithheld, photoIds } = before;
    for (const key of photoIds.flatMap(renditionKeys)) {
      await move(isWithheld ? [key, withheldKey(key)] : [withheldKey(key), key]);
    }
    // A change in the meantime started its own job, which may have finished before this one.
    const now = await readPhotos();
    if (now.photoIds.length > 0 && now.isWithheld !== isWithheld) throw new ChangedMeanwhile();
    // A photo that the post has lost in the meantime may have been deleted just before this job wrote it again.
    const lost = photoIds.filter((id) => !now.photoIds.includes(id));
    return [
      ...(lost.length > 0 ? [objectRemoval.of({ photoIds: lost, wereShown: true })] : []),
      ...(photoIds.length > 0 ? await forgetMoved(before) : []),
    ];
  });
}

/** Invalidates withheld photos by path, and share pictures that were drawn without photos that are shown again. */
async function forgetMoved({ isWithheld, photoIds, pictures, ...by }: OwnedPhotos): Promise<Job[]> {
  const now = new Date();
  const isAtOnce = by.isByAdministrator || (await isForgottenAtOnce(by.ownerId, now));
  if (isAtOnce) return [forgetPhotos(isWithheld ? photoIds : [], isWithheld ? [] : pictures)];
  return [forgetLater(isWithheld ? 'photos' : 'pictures', now)];
}

async function move([from, to]: [from: string, to: string]): Promise<void> {
  const found = await readRendition(from);
  if (!found) return;
  await putRendition(to, found.body, found.contentType);
  await deleteObjects([from]);
}

export const renditionKeys = (photoId: string) =>
  PHOTO_RENDITIONS.map(({ width, format }) => photoKey(photoId, width, format));
