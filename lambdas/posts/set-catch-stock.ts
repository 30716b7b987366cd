import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { setStock } from './own-post.ts';

export default endpoint(setCatchStock, ({ params, body, actor, now }) =>
  setStock(catchForm, { postId: params.catchId, ownerId: actor.userId }, { stock: body, now }),
);
