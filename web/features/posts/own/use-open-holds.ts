import { listClaims } from '#shared/claims/endpoints.ts';
import { isOpen as isClaimOpen } from '#shared/claims/rules.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen } from '#shared/reservations/rules.ts';
import * as claimWords from '#words/claims/delete-claimed.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as reservationWords from '#words/reservations/delete-reserved.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import type { Hold } from './delete-held-post.tsx';

/** The maximum size of a page. */
const ALL = '100';

/**
 * Returns the open claims of a pledge, or the open reservations of a catch, with a text that sums them up.
 * @param isReserved whether part of the catch is known to be held
 */
export function useOpenHolds(kind: PostKind, id: string, isReserved: boolean) {
  const ofPledge = kind === 'pledge' ? { query: { pledgeId: id, limit: ALL } } : undefined;
  const ofCatch = kind === 'catch' && isReserved ? { query: { catchId: id, limit: ALL } } : undefined;
  const claims = useEndpoint(listClaims, ofPledge);
  const reservations = useEndpoint(listReservations, ofCatch);
  const claimed = claims.data?.items.filter(({ state }) => isClaimOpen(state)) ?? [];
  const reserved = reservations.data?.items.filter(({ state }) => isOpen(state)) ?? [];
  const holds: Hold[] = [
    ...claimed.map((each) => ({ ...each, of: claimWords.of(each.organizationName, each.meals) })),
    ...reserved.map((each) => ({
      ...each,
      of: reservationWords.of(each.buyerName, amountWords(each.amount, each.unit)),
    })),
  ];
  // Exact in hundredths. There may be more of them on a next page.
  const hundredths = reserved.reduce((sum, { amount }) => sum + Math.round(100 * amount), 0);
  const isAll = reservations.data !== undefined && reservations.data.nextCursor === undefined;
  const meals = claimed.reduce((sum, each) => sum + each.meals, 0);
  return {
    holds,
    /** The amount of a catch that is reserved, once it is known. */
    amount: isAll ? hundredths / 100 : undefined,
    lead: meals > 0 ? claimWords.claimed(meals) : reserved.length > 0 ? reservationWords.reserved : undefined,
    reload: () => void (kind === 'pledge' ? claims : reservations).mutate(),
  };
}
