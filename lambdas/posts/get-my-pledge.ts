import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { getOwnPost } from './own-post.ts';
import { pledgeForm } from './pledge-form.ts';

export default endpoint(getMyPledge, ({ params, actor }) =>
  getOwnPost(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId }),
);
