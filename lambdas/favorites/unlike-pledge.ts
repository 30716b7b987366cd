import { unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as likes from './store/likes.ts';

export default endpoint(unlikePledge, async ({ params, actor }) => ({
  liked: false,
  likeCount: await likes.unlikePledge(actor.userId, params.pledgeId),
}));
