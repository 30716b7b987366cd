import { deleteCatch } from '#shared/catches/endpoints.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { deletePost } from './delete-post.ts';
import { catchRules } from './store/catches.ts';

const REFUSALS = { absent: CATCH_WORDS.mayNotDelete, notYours: CATCH_WORDS.mayNotDelete };

export default endpoint(deleteCatch, ({ params, actor }) =>
  deletePost(catchRules, { postId: params.catchId, ownerId: actor.userId }, REFUSALS),
);
