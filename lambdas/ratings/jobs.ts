import { defineJob, type Job } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';
import { exchangesWith } from '../messages/store/items.ts';
import { queryKeys, remove, transact } from '../table/index.ts';
import { ratingsOf } from './store/items.ts';

export const ratingMail = defineJob<Asked & { ratingId: string }>()('rating mail', 'mails');
export const ratingsSweep = defineJob<{ fishermanId: string }>()('ratings sweep', 'jobs');

/** What a job does in one go of each list. */
const REMOVED_IN_ONE_GO = 50;

/** Of a fisherman who has left there is nothing to rate. What is removed is not found again: each part begins at the start. */
export async function eraseRatingsPart({ fishermanId }: { fishermanId: string }): Promise<Job[]> {
  const limit = { limit: REMOVED_IN_ONE_GO };
  const [ratings, exchanges] = await Promise.all([
    queryKeys(ratingsOf(fishermanId), limit),
    queryKeys(exchangesWith(fishermanId), limit),
  ]);
  const keys = [...ratings.items, ...exchanges.items];
  if (keys.length > 0) await transact(keys.map((key) => remove(key)));
  return ratings.lastKey || exchanges.lastKey ? [ratingsSweep.of({ fishermanId })] : [];
}
