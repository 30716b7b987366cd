/** Photos of a reported post, kept apart from the post: its owner may change or delete it before an administrator comes to the report. */
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

/** Photos that a report of this person may keep. */
export interface PhotosOfReport {
  userId: string;
  reportId: string;
  photoIds: readonly string[];
}

/** The photos that are kept of a reported post; none once the report is handled, or its owner has left. */
export async function readReportedPhotos(of: {
  userId: string;
  reportId: string;
}): Promise<readonly Photo[]> {
  const found = await getItem(reportedPhotos.key(of), { consistent: true });
  return found?.photos ?? [];
}

/** Copies what is to be kept and removes what is not, as it stands now: jobs may come late, twice, and in another order than what they follow. */
export async function keepPhotos(of: PhotosOfReport): Promise<void> {
  const { reportId, photoIds } = of;
  await retry(async () => {
    const isKept = (await readReportedPhotos(of)).length > 0;
    if (isKept) for (const photoId of photoIds) await copy(photoId, evidenceKey(reportId, photoId));
    else await deleteObjects(photoIds.map((photoId) => evidenceKey(reportId, photoId)));
    // A decision on the report meanwhile set off its own job, which may have finished before this one.
    if ((await readReportedPhotos(of)).length > 0 !== isKept) throw new ChangedMeanwhile();
  });
}

/** A photo that is gone can't be copied; an earlier copy stays. */
async function copy(photoId: string, to: string): Promise<void> {
  const key = photoKey(photoId, 1280, 'webp');
  // Where its post is taken down or let go in this moment, it is written to the one place before it is removed from the other.
  for (const place of [key, withheldKey(key), key]) {
    const found = await readObject(place);
    if (found) return await putEvidence(to, found);
  }
}

const REPORTS_AT_A_TIME = 25;

/**
 * Copies those of these photos that open reports of their owner name, before they are removed: the job that does so after a report may not have been done yet.
 * @param after where a call before this one ended
 * @returns where the next call goes on; undefined when there is no further report
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
