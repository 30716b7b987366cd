import { listRatings } from '#shared/ratings/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as ratings from './store/ratings.ts';

export default endpoint(listRatings, ({ query: { fisherman, ...page }, now }) =>
  ratings.listRatings(fisherman, page, now),
);
