import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { readIdentity } from '../services/user-pool.ts';
import { endAccount } from './end-account.ts';
import { markDeleted } from './store/accounts.ts';

/** The mark first: nothing can be written any more while the rest goes. */
export default endpoint(deleteAccount, async ({ actor: { userId }, now }) => {
  await readIdentity(userId);
  await markDeleted(userId, now);
  await endAccount(userId);
  return { deleted: true as const };
});
