/** The kinds of toggle buttons: how each is saved, and where its state comes from. */
import * as savedPosts from '#shared/alerts/saved-endpoints.ts';
import { addFavorite, findLikesAndFavorites, removeFavorite } from '#shared/favorites/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { call } from '../../lib/api/api-client.ts';
import type { Me } from '../../lib/session/session.tsx';

/** A like is of a pledge, a favorite of a fisherman; the others are saved posts of that kind. */
export type ToggleKind = 'like' | 'favorite' | 'catch' | 'pledge' | 'landing';

/** @returns the pledge's likes after the call */
type Save = (id: string, isOn: boolean) => Promise<number | undefined>;

export const SAVE: Readonly<Record<ToggleKind, Save>> = {
  async like(pledgeId, isOn) {
    return (await call(isOn ? likePledge : unlikePledge, { params: { pledgeId } })).likeCount;
  },
  async favorite(fishermanId, isOn) {
    await call(isOn ? addFavorite : removeFavorite, { params: { fishermanId } });
    return undefined;
  },
  async catch(catchId, isOn) {
    await call(isOn ? savedPosts.saveCatch : savedPosts.unsaveCatch, { params: { catchId } });
    return undefined;
  },
  async pledge(pledgeId, isOn) {
    await call(isOn ? savedPosts.savePledge : savedPosts.unsavePledge, { params: { pledgeId } });
    return undefined;
  },
  async landing(landingId, isOn) {
    await call(isOn ? savedPosts.saveLanding : savedPosts.unsaveLanding, { params: { landingId } });
    return undefined;
  },
};

/** The ids of a kind that `GET /me` lists, and whether there may be more. */
function named(me: Me, kind: ToggleKind): { ids: readonly string[]; more: boolean } {
  if (kind === 'like') return { ids: me.likedPledgeIds, more: me.moreLikedPledges };
  return kind === 'favorite'
    ? { ids: me.favoriteFishermanIds, more: me.moreFavoriteFishermen }
    : { ids: me.savedPostIds, more: me.moreSavedPosts };
}

export const isNamed = (me: Me, kind: ToggleKind, id: string): boolean => named(me, kind).ids.includes(id);

/**
 * Whether `GET /me` cannot say if this one is on: it lists the newest posts only. Their ids are in order of time.
 */
export function mayBeLeftOut(me: Me, kind: ToggleKind, id: string): boolean {
  const { ids, more } = named(me, kind);
  if (!more || ids.includes(id)) return false;
  return kind === 'favorite' || id < (ids.at(-1) ?? '');
}

/** @param idsOf the ids in question @returns those that are on */
export async function findOn(
  idsOf: (kind: ToggleKind) => readonly string[],
): Promise<Record<ToggleKind, readonly string[]>> {
  const posts = [...idsOf('catch'), ...idsOf('pledge'), ...idsOf('landing')].join(',');
  const query = { pledges: idsOf('like').join(','), fishermen: idsOf('favorite').join(',') };
  const [known, saved] = await Promise.all([
    query.pledges || query.fishermen ? call(findLikesAndFavorites, { query }) : undefined,
    posts ? call(savedPosts.findSavedPosts, { query: { posts } }) : undefined,
  ]);
  const { savedPostIds = [] } = saved ?? {};
  return {
    like: known?.likedPledgeIds ?? [],
    favorite: known?.favoriteFishermanIds ?? [],
    catch: savedPostIds,
    pledge: savedPostIds,
    landing: savedPostIds,
  };
}
