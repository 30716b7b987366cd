/** Keeps photos of reported posts, since the owner may change or delete a post before it is reviewed. */
import { photoKey } from '#shared/photos/address.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import {
  deleteObjects,
  evidenceKey,
  putEvidence,
  readObject,
  withheldKey,
} from '../../services/photo-bucket.ts';
import { ChangedMeanwhile, getItem, query, retry } from '../../table/index.ts';
import { reportedPhotos, reportedPhotosOf } from './items.ts';

/** Photos that a report about this person may need. */
export interface PhotosOfReport {
  userId: string;
  reportId: string;
  photoIds: readonly string[];
}

/** Returns the photos kept for a report; none once the report is handled or the owner's account is deleted. */
export async function readReportedPhotos(of: {
  userId: string;
  reportId: string;
}): Promise<readonly Photo[]> {
  const found = await getItem(reportedPhotos.key(of), { consistent: true });
  return found?.photos ?? [];
}

/** Copies the photos or deletes the copies, by the current state: jobs may run late, twice and in any order. */
export async function keepPhotos(of: PhotosOfReport): Promise<void> {
  const { reportId, photoIds } = of;
  await retry(async () => {
    const isKept = (await readReportedPhotos(of)).length > 0;
    if (isKept) for (const photoId of photoIds) await copy(photoId, evidenceKey(reportId, photoId));
    else await deleteObjects(photoIds.map((photoId) => evidenceKey(reportId, photoId)));
    // A decision on the report in the meantime started its own job, which may have finished before this one.
    if ((await readReportedPhotos(of)).length > 0 !== isKept) throw new ChangedMeanwhile();
  });
}

/** Copies a photo. If it is deleted, an earlier copy stays. */
async function copy(photoId: string, to: string): Promise<void> {
  const key = photoKey(photoId, 1280, 'webp');
  // A photo that moves is written to its new place before it is deleted from the old one.
  for (const place of [key, withheldKey(key), key]) {
    const found = await readObject(place);
    if (found) return await putEvidence(to, found);
  }
}

const REPORTS_AT_A_TIME = 25;

/**
 * Copies those of these photos that open reports about their owner need, before they are deleted, since the report's
 * own job may not have run yet.
 * @param after position where the previous call ended
 * @returns position for the next call; undefined if there are no more reports
 */
export async function keepBeforeRemoval(
  userId: string,
  photoIds: readonly string[],
  after?: string,
): Promise<string | undefined> {
  const { items, lastKey } = await query(reportedPhotosOf(userId), {
    limit: REPORTS_AT_A_TIME,
    consistent: true,
    after,
  });
  for (const { sk: reportId, photos } of items) {
    const named = photos.map(({ id }) => id).filter((id) => photoIds.includes(id));
    if (named.length > 0) await keepPhotos({ userId, reportId, photoIds: named });
  }
  return lastKey && items.at(-1)?.sk;
}
