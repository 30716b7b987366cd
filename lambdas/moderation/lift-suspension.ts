import { liftSuspension } from '#shared/people/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { releasePerson } from './suspend-person.ts';

export default endpoint(liftSuspension, async ({ params: { userId }, actor, now }) => {
  await releasePerson({ userId, actorId: actor.userId }, now);
  return { lifted: true as const };
});
