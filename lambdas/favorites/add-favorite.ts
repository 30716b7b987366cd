import { addFavorite } from '#shared/favorites/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as favorites from './store/favorites.ts';

export default endpoint(addFavorite, async ({ params, actor, now }) => {
  await favorites.addFavorite(actor.userId, params.fishermanId, now);
  return { favorite: true };
});
