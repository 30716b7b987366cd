/** Which reads a change of ours makes out of date: whoever changes something names the change, and need not know what was read where. */
import { useSWRConfig } from 'swr';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listBlocks, listMessages } from '#shared/messages/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { getMyCatch, getMyPledge, listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { findMeals, getMealsOnOffer, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { getRatingState, listMyRatings, listRatings } from '#shared/ratings/endpoints.ts';
import { isAnswerOf, isListKey } from './list-keys.ts';

const STALE_AFTER = {
  catch: [getHome, listCatches, listMyCatches, getCatch, getMyCatch, getMe],
  credits: [getMe],
  pledge: [getHome, listPledges, listMyPledges, getPledge, getMyPledge],
  // Lists of claims read themselves anew.
  claim: [getClaim, getHome, getPledge, getMyPledge, getMealsOnOffer, findMeals],
  message: [listMessages],
  rating: [getClaim, getRatingState, listMyRatings, listRatings, getFisherman],
  block: [listBlocks],
} as const satisfies Record<string, readonly EndpointDefinition[]>;

export type Change = keyof typeof STALE_AFTER;

/**
 * Gives a function that drops what is kept of everything the change made out of date, with whatever question; what is on the page is read
 * again at once. A single record, and who is signed in, stays to be seen until it was read again, and what stands in `except` is left alone.
 */
export function useInvalidate(): (change: Change, except?: readonly EndpointDefinition[]) => void {
  const { cache, mutate } = useSWRConfig();
  return (change, except = []) => {
    const stale = STALE_AFTER[change].filter((definition) => !except.includes(definition));
    // Pages before the lists made of them: a list that is on the page is read anew from what is then still there.
    const keys = [...cache.keys()].sort((a, b) => Number(isListKey(a)) - Number(isListKey(b)));
    for (const key of keys) {
      const definition = stale.find((each) => isAnswerOf(each, key));
      if (!definition) continue;
      const stays = definition === getMe || definition.path.includes('{');
      void (stays ? mutate(key) : mutate(key, undefined));
    }
  };
}
