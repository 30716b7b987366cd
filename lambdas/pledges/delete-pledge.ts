import { deletePledge } from '#shared/pledges/endpoints.ts';
import { PLEDGE_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { pledgeRules } from '../data/pledges.ts';
import { deletePost } from '../posts/delete-post.ts';

const REFUSALS = { absent: PLEDGE_WORDS.notFound, notYours: PLEDGE_WORDS.mayNotDelete };

export default endpoint(deletePledge, ({ params, actor }) =>
  deletePost(pledgeRules, { postId: params.pledgeId, ownerId: actor.userId }, REFUSALS),
);
