/** Photos of a reported post, kept apart from the post: its owner may change or delete it before an administrator comes to the report. */
import { photoKey } from '#shared/photos/address.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import {
  deleteObjects,
  evidenceKey,
  putEvidence,
  readObject,
  withheldKey,
} from '../services/photo-bucket.ts';
import { ChangedMeanwhile, retry } from '../table/index.ts';
import type { reportedPhotosUpkeep } from './jobs.ts';
import { readReportedPhotos } from './store/reports.ts';

/** Copies what is to be kept and removes what is not, as it stands now: jobs may come late, twice, and in another order than what they follow. */
export async function keepPhotos(payload: PayloadOf<typeof reportedPhotosUpkeep>): Promise<Job[]> {
  const { reportId, photoIds } = payload;
  return await retry(async () => {
    const isKept = (await readReportedPhotos(payload)).length > 0;
    if (isKept) for (const photoId of photoIds) await copy(photoId, evidenceKey(reportId, photoId));
    else await deleteObjects(photoIds.map((photoId) => evidenceKey(reportId, photoId)));
    // Whoever handled the report meanwhile set off a job too, which may have been done before this one was.
    if ((await readReportedPhotos(payload)).length > 0 !== isKept) throw new ChangedMeanwhile();
    return [];
  });
}

/** What is gone by now cannot be kept; a copy that was made before stays. */
async function copy(photoId: string, to: string): Promise<void> {
  const key = photoKey(photoId, 1280, 'webp');
  // Where its post is taken down or let go in this moment, it is written to the one place before it is removed from the other.
  for (const place of [key, withheldKey(key), key]) {
    const found = await readObject(place);
    if (found) return await putEvidence(to, found);
  }
}
