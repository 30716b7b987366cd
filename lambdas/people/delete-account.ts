import { deleteAccount } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { deleteUser, readIdentity } from '../services/user-pool.ts';
import { eraseEverything } from './account-data.ts';
import { markDeleted } from './store/accounts.ts';

/**
 * The mark first: nothing can be written any more while the rest goes. The user pool last: until then a repeat finishes what was interrupted.
 * The stream erases once more what a call in flight wrote behind the mark.
 */
export default endpoint(deleteAccount, async ({ actor: { userId }, now }) => {
  await readIdentity(userId);
  await markDeleted(userId, now);
  await eraseEverything(userId);
  await deleteUser(userId);
  return { deleted: true as const };
});
