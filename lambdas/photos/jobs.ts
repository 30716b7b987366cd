import { photoKey } from '#shared/photos/address.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';
import { forgetLater, forgetPhotos, isForgottenAtOnce } from '../edge/jobs.ts';
import { defineJob, type Job } from '../jobs/define-job.ts';
import { deleteObjects, putRendition, readRendition, withheldKey } from '../services/photo-bucket.ts';
import { ChangedMeanwhile, retry } from '../table/index.ts';
import type { PhotosOfReport } from './store/reported-photos.ts';

export const objectRemoval = defineJob<{
  /** Of these photos, and of the uploads that they may still be. */
  photoIds: readonly string[];
  /** The edge may have them. */
  wereShown: boolean;
  /** Their owner: a report may have named them, and the edge may have had many invalidations today. */
  ownerId?: string;
  /** Paths of the edge: of pictures to share that may be drawn with these photos. */
  pictures?: readonly string[];
  /** How far the reports are looked through. */
  after?: string;
}>()('object removal', 'jobs');

/** Of photos that are to be kept with a report, or no longer. */
export const reportedPhotosUpkeep = defineJob<PhotosOfReport>()('upkeep of reported photos', 'jobs');

/** Of a post or a person. Those of hidden posts and suspended people are where the edge serves nothing from. */
export interface OwnedPhotos {
  isWithheld: boolean;
  /** None of what is deleted: they are gone, or about to be. */
  photoIds: readonly string[];
  /** True after an administrator's action: the edge is told of those at once. */
  isByAdministrator: boolean;
  ownerId: string;
  /** Paths of the edge: of pictures to share that are drawn with them. */
  pictures: readonly string[];
}

/** Moves photos to where they belong as things stand now: jobs may come late, and in another order than what they follow. */
export async function movePhotos(readPhotos: () => Promise<OwnedPhotos>): Promise<Job[]> {
  return await retry(async () => {
    const before = await readPhotos();
    const { isWithheld, photoIds } = before;
    for (const key of photoIds.flatMap(renditionKeys)) {
      await move(isWithheld ? [key, withheldKey(key)] : [withheldKey(key), key]);
    }
    // Another change meanwhile set off its own job, which may have finished before this one.
    const now = await readPhotos();
    if (now.photoIds.length > 0 && now.isWithheld !== isWithheld) throw new ChangedMeanwhile();
    // A photo that the post has lost meanwhile may have been removed just before it was written anew.
    const lost = photoIds.filter((id) => !now.photoIds.includes(id));
    return [
      ...(lost.length > 0 ? [objectRemoval.of({ photoIds: lost, wereShown: true })] : []),
      ...(photoIds.length > 0 ? await forgetMoved(before) : []),
    ];
  });
}

/** Withheld ones are forgotten by address. Pictures to share may have been drawn without those that have come back. */
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
