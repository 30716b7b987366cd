import { answerRating } from '#shared/ratings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as ratings from './store/ratings.ts';

export default endpoint(answerRating, ({ params: { ratingId }, body: { answer }, actor: { userId } }) =>
  ratings.answerRating(ratingId, userId, answer),
);
