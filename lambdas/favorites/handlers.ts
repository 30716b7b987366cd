import * as endpoints from '#shared/favorites/endpoints.ts';
import * as likeEndpoints from '#shared/favorites/like-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import * as favorites from './store/favorites.ts';
import * as likes from './store/likes.ts';

export const listFavorites = endpoint(endpoints.listFavorites, ({ query, actor, now }) =>
  favorites.listFavorites(actor.userId, query, now),
);

export const addFavorite = endpoint(endpoints.addFavorite, async ({ params, actor, now }) => {
  await favorites.addFavorite(actor.userId, params.fishermanId, now);
  return { favorite: true };
});

export const removeFavorite = endpoint(endpoints.removeFavorite, async ({ params, actor }) => {
  await favorites.removeFavorite(actor.userId, params.fishermanId);
  return { favorite: false };
});

export const findLikesAndFavorites = endpoint(
  endpoints.findLikesAndFavorites,
  async ({ query: { pledges = [], fishermen = [] }, actor: { userId } }) => {
    const [likedPledgeIds, favoriteFishermanIds] = await Promise.all([
      likes.findLikedPledges(userId, pledges),
      favorites.findFavorites(userId, fishermen),
    ]);
    return { likedPledgeIds, favoriteFishermanIds };
  },
);

export const likePledge = endpoint(likeEndpoints.likePledge, async ({ params, actor, now }) => ({
  liked: true,
  likeCount: await likes.likePledge(actor.userId, params.pledgeId, now),
}));

export const unlikePledge = endpoint(likeEndpoints.unlikePledge, async ({ params, actor }) => ({
  liked: false,
  likeCount: await likes.unlikePledge(actor.userId, params.pledgeId),
}));
