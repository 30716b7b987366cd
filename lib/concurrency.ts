/** How the functions that an account may run at once are shared out, so that a flood of one kind of call leaves room for the others. */
import type { FunctionName } from '#lambdas/functions.ts';
import type { Throttle } from '#shared/contract/endpoint.ts';

/** Lambda keeps so many for functions without a reservation: it refuses a stack that leaves fewer. */
const UNRESERVED = 100;

/**
 * Parts of what may be reserved. A reservation is also the most that its function gets: those that anybody can call are bounded by it, and what
 * signed-in people call has its own, whatever the others do.
 */
const SHARES: Partial<Record<FunctionName, number>> = {
  'share-render': 0.3,
  'public-api': 0.3,
  'member-api': 0.3,
};

/** Where nothing can be reserved, a page's route lets through so many: the edge then serves the shell, which needs no function. */
const PAGES_WITHOUT_RESERVATION: Throttle = { rate: 2, burst: 2 };

const canReserve = (account: number) => account >= 2 * UNRESERVED;

/**
 * @param account how many functions it may run at once: 10 where it is new, usually 1,000
 * @returns how many are the function's own; undefined where it shares the rest
 */
export function reservedFor(name: FunctionName, account: number): number | undefined {
  const share = SHARES[name];
  return share !== undefined && canReserve(account) ? Math.floor(share * (account - UNRESERVED)) : undefined;
}

/** @returns the most that the route of a page lets through; undefined where a reservation bounds it */
export const throttleOfPages = (account: number): Throttle | undefined =>
  canReserve(account) ? undefined : PAGES_WITHOUT_RESERVATION;
