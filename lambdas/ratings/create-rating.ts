import { createRating } from '#shared/ratings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as ratings from './store/rate.ts';

export default endpoint(createRating, ({ body, actor: { userId }, rememberAnswer, now }) =>
  ratings.createRating({ body, userId, now, rememberAnswer }),
);
