import { AppError } from '#shared/contract/errors.ts';
import { resetSecondFactor } from '#shared/people/endpoints.ts';
import { ownSecondFactor } from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { hasSecondFactor, turnOffSecondFactor } from '../services/user-pool.ts';
import { beginReset, endReset } from './store/second-factor.ts';

/** Written down before it is done: nobody's second factor goes without a word of who took it. */
export default endpoint(resetSecondFactor, async ({ params: { userId }, actor, now }) => {
  if (userId === actor.userId) throw new AppError('not_allowed', ownSecondFactor);
  if (await hasSecondFactor(userId)) {
    await beginReset({ userId, actorId: actor.userId }, now);
    await turnOffSecondFactor(userId);
  }
  await endReset(userId);
  return { reset: true as const };
});
