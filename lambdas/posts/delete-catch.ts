import { deleteCatch } from '#shared/posts/catches/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { deletePost } from './own-post.ts';
import { stepsOfDeletion } from './pro-catch.ts';

export default endpoint(deleteCatch, ({ params, actor, now }) =>
  deletePost(catchForm, { postId: params.catchId, ownerId: actor.userId }, (post) =>
    stepsOfDeletion(post, now),
  ),
);
