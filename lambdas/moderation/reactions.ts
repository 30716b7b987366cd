import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { reportedPhotosUpkeep } from './jobs.ts';
import { reportedPhotos } from './store/items.ts';

/** The pictures themselves are copied into the bucket, and removed from it, by a job. */
export async function keepReportedPhotos(change: Change): Promise<void> {
  const { params, before, after } = change.of(reportedPhotos);
  const photoIds = (after ?? before)?.photos.map(({ id }) => id) ?? [];
  await enqueue([reportedPhotosUpkeep.of({ ...params, photoIds })]);
}
