import { updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { updatePost } from './edit-post.ts';

export default endpoint(updateCatch, ({ params, body, actor, now }) =>
  updatePost(catchForm, { postId: params.catchId, ownerId: actor.userId, now }, body),
);
