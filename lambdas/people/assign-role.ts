import { assignRole } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { addUserToGroup } from '../services/user-pool.ts';
import { addToGroup } from './store/memberships.ts';

/** The user pool first, which knows whether there is such a user; by itself its group gives no right here. */
export default endpoint(assignRole, async ({ params: { userId, role }, actor, now }) => {
  await addUserToGroup(userId, role);
  const { assignedBy, assignedAt } = await addToGroup({ userId, group: role, actorId: actor.userId }, now);
  return { userId, role, assignedBy, assignedAt };
});
