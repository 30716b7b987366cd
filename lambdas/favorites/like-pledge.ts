import { likePledge } from '#shared/favorites/like-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as likes from './store/likes.ts';

export default endpoint(likePledge, async ({ params, actor, now }) => ({
  liked: true,
  likeCount: await likes.likePledge(actor.userId, params.pledgeId, now),
}));
