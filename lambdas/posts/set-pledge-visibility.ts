import { setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { setVisibility } from './own-post.ts';
import { pledgeForm } from './pledge-form.ts';

export default endpoint(setPledgeVisibility, ({ params, body: { hidden }, actor, now }) =>
  setVisibility(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId }, { hidden, now }),
);
