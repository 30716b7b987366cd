import { setPledgeVisibility } from '#shared/pledges/endpoints.ts';
import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { PLEDGE_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { setVisibility } from './set-visibility.ts';
import { type PledgeDetail, pledgeRules, toOwnPledge } from './store/pledges.ts';

const REFUSALS = { absent: PLEDGE_WORDS.notFound, notYours: PLEDGE_WORDS.mayNotEdit };

export default endpoint(setPledgeVisibility, async ({ params, body, actor, now }) =>
  toOwnPledge(
    await setVisibility<PledgeCard, PledgeDetail>(
      pledgeRules,
      { postId: params.pledgeId, ownerId: actor.userId, hidden: body.hidden, now },
      REFUSALS,
    ),
  ),
);
