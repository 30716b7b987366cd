/** What the call that deleted an account did not come to, and what others in flight wrote behind it. */
import { defineJob, type Job } from '../jobs/define-job.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Change } from '../table/change.ts';
import { erasePart } from './account-data.ts';
import { tombstone } from './store/items.ts';

export const erasure = defineJob<{ userId: string }>()('erasure', 'jobs');

export async function eraseAccount(change: Change): Promise<void> {
  if (change.isInsertion) await enqueue([erasure.of(change.of(tombstone).params)]);
}

export async function runErasure({ userId }: { userId: string }): Promise<Job[]> {
  return (await erasePart(userId)) === 'more' ? [erasure.of({ userId })] : [];
}
