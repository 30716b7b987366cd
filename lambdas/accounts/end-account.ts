import type { Job } from '../jobs/define-job.ts';
import { erasure } from '../people/erasure.ts';
import { deleteUser } from '../services/user-pool.ts';
import { erasePart } from './account-data.ts';

/** Of the ten seconds that a call has, in milliseconds. */
const CALL_MS = 3000;

/**
 * Begins with the end of an account that is marked as deleted, and mostly comes to it. The stream has it done once more, by parts: for what a call in
 * flight wrote behind the mark, for a call that was cut off and is not repeated, and for an account that has more than a call can erase.
 */
export async function beginEnd(userId: string): Promise<void> {
  if ((await erasePart(userId, CALL_MS)) === 'done') await deleteUser(userId);
}

/** The user pool last. A person left in it would have an account again once the mark has expired. */
export async function endAccountPart({ userId }: { userId: string }): Promise<Job[]> {
  if ((await erasePart(userId)) === 'more') return [erasure.of({ userId })];
  await deleteUser(userId);
  return [];
}
