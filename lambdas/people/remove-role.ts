import { removeRole } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { removeUserFromGroup } from '../services/user-pool.ts';
import { removeFromGroup } from './store/memberships.ts';

/** The record first, which decides: should the user pool fail, the role is gone all the same, and a repeat mends the pool. */
export default endpoint(removeRole, async ({ params: { userId, role }, actor, now }) => {
  await removeFromGroup({ userId, group: role, actorId: actor.userId }, now);
  await removeUserFromGroup(userId, role);
  return { removed: true as const };
});
