/**
 * Maps each change to the reads that it makes stale. Code that changes something names the change, and needn't know
 * what was read where.
 */
import { useSWRConfig } from 'swr';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { getLanding, getMyLanding, listLandings, listMyLandings } from '#shared/landings/endpoints.ts';
import { listBlocks, listMessages } from '#shared/messages/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { getMyCatch, getMyPledge, listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { findMeals, getMealsOnOffer, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { getRatingState, listMyRatings, listRatings } from '#shared/ratings/endpoints.ts';
import { getReservation } from '#shared/reservations/endpoints.ts';
import { isAnswerOf, isListKey } from './read-keys.ts';

const STALE_AFTER = {
  catch: [getHome, listCatches, listMyCatches, getCatch, getMyCatch, getLanding, getMyLanding, getMe],
  credits: [getMe],
  landing: [listLandings, listMyLandings, getLanding, getMyLanding],
  pledge: [getHome, listPledges, listMyPledges, getPledge, getMyPledge, getLanding, getMyLanding],
  // Lists of claims refresh themselves.
  claim: [getClaim, getHome, getPledge, getMyPledge, getMealsOnOffer, findMeals],
  // So do those of reservations.
  reservation: [getMe, getReservation, listCatches, getCatch, getMyCatch],
  message: [listMessages],
  rating: [getClaim, getReservation, getRatingState, listMyRatings, listRatings, getFisherman],
  block: [listBlocks],
} as const satisfies Record<string, readonly EndpointDefinition[]>;

export type Change = keyof typeof STALE_AFTER;

/**
 * Returns a function that invalidates everything that a change made stale, with any parameters. Data on the page is
 * read again immediately. A single record, and the account, stay visible until they are read again, and the endpoints
 * in `except` are left alone.
 */
export function useInvalidate(): (change: Change, except?: readonly EndpointDefinition[]) => void {
  const { cache, mutate } = useSWRConfig();
  return (change, except = []) => {
    const stale = STALE_AFTER[change].filter((definition) => !except.includes(definition));
    // Pages before the lists made of them, so that a visible list is read again from the remaining pages.
    const keys = [...cache.keys()].sort((a, b) => Number(isListKey(a)) - Number(isListKey(b)));
    for (const key of keys) {
      const definition = stale.find((each) => isAnswerOf(each, key));
      if (!definition) continue;
      const stays = definition === getMe || definition.path.includes('{');
      void (stays ? mutate(key) : mutate(key, undefined));
    }
  };
}
