import type { Job } from '../jobs/define-job.ts';
import { erasure } from '../people/erasure.ts';
import { deleteUser } from '../services/user-pool.ts';
import { eraseEverything, erasePart } from './account-data.ts';

/**
 * Ends an account that is marked as deleted. The user pool last: until then a repeat finishes what was interrupted. The stream does it once more, for
 * what a call in flight wrote behind the mark, and for a call that was cut off and is not repeated.
 */
export async function endAccount(userId: string): Promise<void> {
  await eraseEverything(userId);
  await deleteUser(userId);
}

/** The same, part by part. Who stayed in the user pool would have an account again once the mark has expired. */
export async function endAccountPart({ userId }: { userId: string }): Promise<Job[]> {
  if ((await erasePart(userId)) === 'more') return [erasure.of({ userId })];
  await deleteUser(userId);
  return [];
}
