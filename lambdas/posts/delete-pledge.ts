import { deletePledge } from '#shared/pledges/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { deletePost } from './own-post.ts';
import { pledgeForm } from './pledge-form.ts';

export default endpoint(deletePledge, ({ params, actor }) =>
  deletePost(pledgeForm, { postId: params.pledgeId, ownerId: actor.userId }),
);
