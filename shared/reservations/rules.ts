/**
 * Pure rules of reservations: a buyer holds part of a catch for a pickup slot. Times are milliseconds since the epoch,
 * amounts are in the unit of the catch's stock.
 */
import * as words from '#words/reservations/rules.ts';
import { expiresAt } from '../holds/rules.ts';
import { DAY, HOUR, MARK_LIFETIME, MINUTE } from '../limits.ts';
import { leastOf } from '../posts/catches/stock.ts';
import type { Stock } from '../posts/catches/stock-schemas.ts';

/**
 * Open in the first four states, over in all others. `requested` waits for the fisherman's yes, `offered` for that of a
 * buyer who was next on the waiting list. `released` had no reply in time, or nobody came and nobody reported it.
 */
export const RESERVATION_STATES = [
  'requested',
  'offered',
  'held',
  'weighed',
  'collected',
  'cancelled',
  'released',
  'no_show',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

const OPEN: readonly ReservationState[] = ['requested', 'offered', 'held', 'weighed'];
export const isOpen = (state: ReservationState): boolean => OPEN.includes(state);

/** Moves of a reservation, with the states they start from and lead to. Everything else is refused. */
export const MOVES = {
  accept: { from: ['requested', 'offered'], to: 'held' },
  weigh: { from: ['held', 'weighed'], to: 'weighed' },
  cancel: { from: OPEN, to: 'cancelled' },
  collect: { from: ['held', 'weighed'], to: 'collected' },
  noShow: { from: ['held', 'weighed'], to: 'no_show' },
  expire: { from: OPEN, to: 'released' },
} as const satisfies Record<string, { from: readonly ReservationState[]; to: ReservationState }>;
export type Move = keyof typeof MOVES;

export const mayMove = (move: Move, state: ReservationState): boolean =>
  MOVES[move].from.some((each) => each === state);

/** How long a request waits for the fisherman: this long, but not longer than to the start of its slot. */
const REQUEST_LIFETIME = 2 * HOUR;
/** How long freed fish is held for the next person on the waiting list. */
export const OFFER_LIFETIME = 30 * MINUTE;

/** Open reservations that one person may have; during the first day of an account fewer. */
export const MOST_OPEN = { usual: 3, newAccount: 1 } as const;
export const NEW_ACCOUNT_FOR = DAY;
/** Reservations made of one catch in a day by everybody together, against holding in a loop by many accounts. */
export const MOST_MADE_OF_CATCH = { max: 200, windowMs: DAY } as const;
/** People who can wait for one catch. */
export const MOST_WAITING = 50;
/** A buyer with so many marks can only ask: every reservation waits for the fisherman's yes. */
export const MARKS = { byRequestFrom: 3, lifetimeMs: MARK_LIFETIME } as const;
/** By more than this part of the amount reserved, a weight is news for the buyer, who may then cancel freely. */
export const NOTABLE_DIFFERENCE = 0.1;

interface Dated {
  state: ReservationState;
  /** When it was requested or offered. */
  askedAt: number;
  pickupStart: string;
  pickupEnd: string;
}

/** When it ends by itself: if nobody replies, or if nobody collects it. */
export function dueAt({ state, askedAt, pickupStart, pickupEnd }: Dated): number {
  if (state === 'requested') return Math.min(askedAt + REQUEST_LIFETIME, Date.parse(pickupStart));
  if (state === 'offered') return Math.min(askedAt + OFFER_LIFETIME, Date.parse(pickupStart));
  return expiresAt(pickupEnd);
}

/** A buyer who cancels later than this before the pickup is told that the fish may be prepared already. */
export const LATE_CANCELLATION = 2 * HOUR;

/** The state at `now`: an overdue reservation is released, even before a job has written it. */
export const stateAt = (reservation: Dated, now: number): ReservationState =>
  isOpen(reservation.state) && dueAt(reservation) <= now ? 'released' : reservation.state;

/** Hundredths, in which amounts are exact. */
const hundredths = (amount: number) => Math.round(100 * amount);

/**
 * The reason why one person can't take this amount of a stock.
 * @param left what is free now
 */
export function amountIssue(amount: number, { unit, left, least, step }: Stock): string | undefined {
  if (left === 0) return words.nothingLeft;
  if (amount > left) return words.onlyLeft(left, unit);
  if (amount === left) return undefined;
  const smallest = leastOf({ left, least });
  if (amount < smallest) return words.atLeast(smallest, unit);
  const isStep = (hundredths(amount) - hundredths(smallest)) % hundredths(step) === 0;
  return isStep ? undefined : words.inSteps(step, smallest, unit);
}

/** The price that was told: as of the catch at the time of the reservation. */
export interface Terms {
  paymentType: 'mandatory' | 'voluntary' | 'free';
  /** Dollars for a pound, a piece, or `landed` of the unit. */
  amount?: number | undefined;
  unit?: 'all' | 'per_fish' | 'per_pound' | undefined;
  /** The amount that a total price is for. */
  landed?: number | undefined;
  poundsEach?: number | undefined;
}

/**
 * Dollars for an amount, rounded to cents.
 * @returns undefined without a fixed price, or if pounds have to be weighed first
 */
export function costOf(
  amount: number,
  stockUnit: Stock['unit'],
  { paymentType, amount: price, unit = 'all', landed, poundsEach }: Terms,
): number | undefined {
  if (paymentType === 'free') return 0;
  if (paymentType !== 'mandatory' || price === undefined) return undefined;
  const cents = (dollars: number) => Math.round(100 * dollars) / 100;
  if (unit === 'all') return landed ? cents((price * amount) / landed) : undefined;
  const isInPounds = stockUnit === 'pound';
  if ((unit === 'per_pound') === isInPounds) return cents(price * amount);
  if (unit === 'per_pound') return poundsEach ? cents(price * amount * poundsEach) : undefined;
  return undefined;
}

/** Whether a weight differs so much from what was reserved that the buyer is told before they set out. */
export const isNotable = (reserved: number, weighed: number): boolean =>
  Math.abs(weighed - reserved) > NOTABLE_DIFFERENCE * reserved;
