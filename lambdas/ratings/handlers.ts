import * as endpoints from '#shared/ratings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findExchange } from '../messages/store/exchanges.ts';
import * as own from './store/own-ratings.ts';
import * as rating from './store/rate.ts';
import * as ratings from './store/ratings.ts';

export const createRating = endpoint(
  endpoints.createRating,
  ({ body, actor: { userId }, rememberAnswer, now }) =>
    rating.createRating({ body, userId, now, rememberAnswer }),
);

export const updateRating = endpoint(
  endpoints.updateRating,
  ({ params: { ratingId }, body, actor: { userId }, now }) =>
    own.updateRating({ ratingId, userId, now }, body),
);

export const deleteRating = endpoint(
  endpoints.deleteRating,
  ({ params: { ratingId }, actor: { userId }, now }) => own.deleteRating({ ratingId, userId, now }),
);

export const listMyRatings = endpoint(endpoints.listMyRatings, ({ query, actor: { userId }, now }) =>
  own.listMyRatings(userId, query, now),
);

export const answerRating = endpoint(
  endpoints.answerRating,
  ({ params: { ratingId }, body: { answer }, actor: { userId } }) =>
    ratings.answerRating(ratingId, userId, answer),
);

export const listRatings = endpoint(endpoints.listRatings, ({ query: { fisherman, ...page }, now }) =>
  ratings.listRatings(fisherman, page, now),
);

export const getRatingState = endpoint(
  endpoints.getRatingState,
  async ({ params: { catchId }, actor: { userId } }) => {
    const { asked = 0, answered = 0, isRated } = (await findExchange(userId, catchId)) ?? {};
    if (isRated) return { state: 'rated' as const };
    return { state: asked > 0 && answered > 0 ? ('open' as const) : ('not_yet' as const) };
  },
);
