/**
 * Pure rules of claims: which organization may take how many meals, and which states a claim can have. Times are
 * milliseconds since the epoch.
 */
import * as words from '#words/claims/claims.ts';
import { expiresAt } from '../holds/rules.ts';
import { MINUTE } from '../limits.ts';
import type { Fairness } from '../site/rules-schemas.ts';

/**
 * The claim is open in the first two states and over in all others. `waiting` is for the approval of a manager of
 * community aid.
 */
export const CLAIM_STATES = [
  'waiting',
  'reserved',
  'collected',
  'cancelled',
  'expired',
  'no_show',
  'declined',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const isOpen = (state: ClaimState): boolean => state === 'waiting' || state === 'reserved';

interface Dated {
  state: ClaimState;
  pickupEnd: string;
}

/** The state of a claim at `now`: an overdue claim has expired, even before a job has written it. */
export function stateAt({ state, pickupEnd }: Dated, now: number): ClaimState {
  return isOpen(state) && expiresAt(pickupEnd) <= now ? 'expired' : state;
}

/** Moves of a claim, with the states they start from and lead to. Everything else is refused. */
export const MOVES = {
  approve: { from: ['waiting'], to: 'reserved' },
  decline: { from: ['waiting'], to: 'declined' },
  cancel: { from: ['waiting', 'reserved'], to: 'cancelled' },
  collect: { from: ['reserved'], to: 'collected' },
  noShow: { from: ['reserved'], to: 'no_show' },
  expire: { from: ['waiting', 'reserved'], to: 'expired' },
} as const satisfies Record<string, { from: readonly ClaimState[]; to: ClaimState }>;
export type Move = keyof typeof MOVES;

export const mayMove = (move: Move, state: ClaimState): boolean =>
  MOVES[move].from.some((each) => each === state);

/** Facts that decide whether an organization gets meals. */
export interface Standing {
  mealsLeft: number;
  mealsPledged: number;
  pledgedAt: number;
  openClaims: number;
  /** Meals that the organization serves in a week. It can't claim more than this in a day. */
  capacity: number;
  claimedToday: number;
  /** Meals of this pledge that the organization claimed while the pledge was new. */
  claimedWhileNew: number;
}

export const isNew = (pledgedAt: number, now: number, { newPledgeMinutes }: Fairness): boolean =>
  now < pledgedAt + newPledgeMinutes * MINUTE;

/** The most meals of a pledge that one organization gets while it is new. */
export const shareOf = (mealsPledged: number, { newPledgePercent }: Fairness): number =>
  Math.ceil((mealsPledged * newPledgePercent) / 100);

/** The rules that can forbid a claim, with the message of each. */
export interface ClaimRefusal {
  rule: 'mealsLeft' | 'tooManyOpen' | 'overCapacity' | 'overShare';
  message: string;
}

/** The rule that forbids this claim; undefined if the claim is allowed. */
export function refusalOf(
  meals: number,
  standing: Standing,
  now: number,
  fairness: Fairness,
): ClaimRefusal | undefined {
  const { mealsLeft, mealsPledged, pledgedAt, openClaims, capacity, claimedToday, claimedWhileNew } =
    standing;
  if (meals > mealsLeft) return { rule: 'mealsLeft', message: words.mealsLeft(mealsLeft) };
  if (openClaims >= fairness.maxOpenClaims)
    return { rule: 'tooManyOpen', message: words.tooManyOpen(fairness.maxOpenClaims) };
  if (claimedToday + meals > capacity)
    return { rule: 'overCapacity', message: words.overCapacity(capacity, capacity - claimedToday) };
  const share = shareOf(mealsPledged, fairness);
  if (isNew(pledgedAt, now, fairness) && claimedWhileNew + meals > share) {
    const { newPledgeMinutes, newPledgePercent } = fairness;
    const message = words.overShare(newPledgeMinutes, newPledgePercent, share - claimedWhileNew);
    return { rule: 'overShare', message };
  }
  return undefined;
}
