import type { Job } from '../jobs/define-job.ts';
import { erasure } from '../people/erasure.ts';
import { deleteUser } from '../services/user-pool.ts';
import { erasePart } from './account-data.ts';

/** Milliseconds for the erasure, of the ten seconds that a call may take. */
const CALL_MS = 3000;

/**
 * Starts, and mostly finishes, the erasure of an account that is marked as deleted. The stream repeats it in parts,
 * because a concurrent request may have written data after the mark, this call may be cut off, or the account may have
 * more data than one call can erase.
 */
export async function beginEnd(userId: string): Promise<void> {
  if ((await erasePart(userId, CALL_MS)) === 'done') await deleteUser(userId);
}

/** Deletes the pool's user last: otherwise they would get an account again once the mark has expired. */
export async function endAccountPart({ userId }: { userId: string }): Promise<Job[]> {
  if ((await erasePart(userId)) === 'more') return [erasure.of({ userId })];
  await deleteUser(userId);
  return [];
}
