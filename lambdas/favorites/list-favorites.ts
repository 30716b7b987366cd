import { listFavorites } from '#shared/favorites/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as favorites from './store/favorites.ts';

export default endpoint(listFavorites, ({ query, actor, now }) =>
  favorites.listFavorites(actor.userId, query, now),
);
