/** Divides the account's concurrency among the functions, so that a flood of one kind of request leaves room for the others. */
import type { FunctionName } from '#lambdas/functions.ts';
import type { Throttle } from '#shared/contract/endpoint.ts';

/** Lambda requires this much unreserved concurrency, and refuses a stack that leaves less. */
const UNRESERVED = 100;

/**
 * Each function's share of the reservable concurrency. A reservation is also its function's maximum: it bounds the functions that anybody can call,
 * and leaves those for signed-in people their own share.
 */
const SHARES: Partial<Record<FunctionName, number>> = {
  'share-render': 0.3,
  'public-api': 0.3,
  'member-api': 0.3,
};

/** The throttle of rendered pages if nothing can be reserved. Beyond it the edge serves the shell, which needs no function. */
const PAGES_WITHOUT_RESERVATION: Throttle = { rate: 2, burst: 2 };

/** Whether an account of this concurrency can reserve some of it, also for copies that are kept started. */
export const canReserve = (account: number): boolean => account >= 2 * UNRESERVED;

/**
 * @param account the account's concurrency: 10 for a new account, usually 1,000
 * @returns the function's reserved concurrency; undefined if it shares the unreserved rest
 */
export function reservedFor(name: FunctionName, account: number): number | undefined {
  const share = SHARES[name];
  return share !== undefined && canReserve(account) ? Math.floor(share * (account - UNRESERVED)) : undefined;
}

/** @returns the throttle of a rendered page's route; undefined if a reservation bounds it */
export const throttleOfPages = (account: number): Throttle | undefined =>
  canReserve(account) ? undefined : PAGES_WITHOUT_RESERVATION;
