import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { setVisibility } from './own-post.ts';

export default endpoint(setCatchVisibility, ({ params, body: { hidden }, actor, now }) =>
  setVisibility(catchForm, { postId: params.catchId, ownerId: actor.userId }, { hidden, now }),
);
