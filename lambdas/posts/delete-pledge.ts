import { deletePledge } from '#shared/pledges/endpoints.ts';
import { PLEDGE_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { deletePost } from './delete-post.ts';
import { pledgeRules } from './store/pledges.ts';

const REFUSALS = { absent: PLEDGE_WORDS.notFound, notYours: PLEDGE_WORDS.mayNotDelete };

export default endpoint(deletePledge, ({ params, actor }) =>
  deletePost(pledgeRules, { postId: params.pledgeId, ownerId: actor.userId }, REFUSALS),
);
