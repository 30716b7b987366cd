import { setCatchVisibility } from '#shared/catches/endpoints.ts';
import type { CatchCard } from '#shared/catches/schemas.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { CATCH_REFUSALS } from './edit-catch.ts';
import { setVisibility } from './set-visibility.ts';
import { type CatchDetail, catchRules, toOwnCatch } from './store/catches.ts';

export default endpoint(setCatchVisibility, async ({ params, body, actor, now }) =>
  toOwnCatch(
    await setVisibility<CatchCard, CatchDetail>(
      catchRules,
      { postId: params.catchId, ownerId: actor.userId, hidden: body.hidden, now },
      { ...CATCH_REFUSALS, over: CATCH_WORDS.noLongerFresh },
    ),
  ),
);
