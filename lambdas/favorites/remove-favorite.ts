import { removeFavorite } from '#shared/favorites/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as favorites from './store/favorites.ts';

export default endpoint(removeFavorite, async ({ params, actor }) => {
  await favorites.removeFavorite(actor.userId, params.fishermanId);
  return { favorite: false };
});
