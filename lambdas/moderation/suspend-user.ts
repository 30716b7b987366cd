import { suspendUser } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { suspendPerson } from './suspend-person.ts';

export default endpoint(suspendUser, async ({ params: { userId }, body, actor, now }) => {
  const {
    suspendedAt: since,
    reason,
    until,
  } = await suspendPerson({ userId, actorId: actor.userId, ...body }, now);
  return { userId, since, ...(reason !== undefined && { reason }), ...(until !== undefined && { until }) };
});
