import { deleteUser } from '../services/user-pool.ts';
import { eraseEverything } from './account-data.ts';

/**
 * Ends an account that is marked as deleted. The user pool last: until then a repeat finishes what was interrupted. The stream erases once more what a
 * call in flight wrote behind the mark.
 */
export async function endAccount(userId: string): Promise<void> {
  await eraseEverything(userId);
  await deleteUser(userId);
}
