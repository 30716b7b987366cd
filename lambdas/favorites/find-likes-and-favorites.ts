import { findLikesAndFavorites } from '#shared/favorites/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { findFavorites } from './store/favorites.ts';
import { findLikedPledges } from './store/likes.ts';

export default endpoint(
  findLikesAndFavorites,
  async ({ query: { pledges = [], fishermen = [] }, actor: { userId } }) => {
    const [likedPledgeIds, favoriteFishermanIds] = await Promise.all([
      findLikedPledges(userId, pledges),
      findFavorites(userId, fishermen),
    ]);
    return { likedPledgeIds, favoriteFishermanIds };
  },
);
