/** Finishes an erasure: steps that the request didn't reach, and items that concurrent requests wrote after it. */
import { defineJob } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { tombstone } from './store/items.ts';

export const erasure = defineJob<{ userId: string }>()('erasure', 'jobs');

export async function eraseAccount(change: Change): Promise<void> {
  if (change.isInsertion) await enqueue([erasure.of(change.of(tombstone).params)]);
}
