import { updatePledge } from '#shared/posts/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { updatePost } from './edit-post.ts';
import { pledgeForm } from './pledge-form.ts';

export default endpoint(updatePledge, ({ params, body, actor, now }) =>
  updatePost(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId, now }, body),
);
