import { markCatchPro } from '#shared/posts/catches/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { markPro } from './pro-catch.ts';

export default endpoint(markCatchPro, ({ params, actor, now }) =>
  markPro({ postId: params.catchId, ownerId: actor.userId }, now),
);
