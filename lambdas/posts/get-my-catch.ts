import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { getOwnPost } from './own-post.ts';

export default endpoint(getMyCatch, ({ params, actor }) =>
  getOwnPost(catchForm, { postId: params.catchId, ownerId: actor.userId }),
);
