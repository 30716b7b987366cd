/** Pure rules of claims: who may take how many meals, and what may become of a claim. Times are milliseconds since the epoch. */
import * as words from '#words/claims/claims.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { DAY, HOUR, MINUTE } from '../limits.ts';
import type { PickupSlot } from '../posts/pledges/pickup.ts';
import type { Fairness } from '../site/rules-schemas.ts';

/** Meals wait to be fetched in the first two; in all others the claim is over. `waiting`: for the yes of somebody who manages aid. */
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

/** How long after its slot a claim that nobody collected expires. */
const GRACE = HOUR / 2;
/** How far ahead a slot may lie. */
const LONGEST_AHEAD = 14 * DAY;

export const expiresAt = (pickupEnd: string): number => Date.parse(pickupEnd) + GRACE;

/** How long before its slot an organization is reminded of a claim. */
const REMINDED_BEFORE = 2 * HOUR;
export const remindedAt = (pickupStart: string): number => Date.parse(pickupStart) - REMINDED_BEFORE;

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

/** Of the code that the collector shows. */
export const CODE_DIGITS = 6;
/** Of each code: then the organization has to make another one. */
export const MAX_CODE_TRIES = 5;

/** How long after a claim expired it may still be heard that its meals were handed over in time, from a phone that was offline. */
const LATEST_NEWS = 12 * HOUR;

/** Whether a handover counts that is only heard of when the claim is over. */
export function wasHandedOverInTime(
  { pickupEnd, createdAt }: { pickupEnd: string; createdAt: number },
  handedOverAt: number,
  now: number,
): boolean {
  const due = expiresAt(pickupEnd);
  return createdAt <= handedOverAt && handedOverAt < due && now <= due + LATEST_NEWS;
}

interface Slot {
  pickupStart: string;
  pickupEnd: string;
}

interface Offer {
  now: number;
  /** When the fish is too old; undefined for what keeps. */
  freshUntil: number | undefined;
  /** When somebody is there to hand over; any time if nothing is said. */
  offered?: readonly PickupSlot[];
}

/** Reasons why the fish can't be collected in this slot. */
export function slotIssues(
  { pickupStart, pickupEnd }: Slot,
  { now, freshUntil, offered = [] }: Offer,
): FieldIssue[] {
  const [start, end] = [Date.parse(pickupStart), Date.parse(pickupEnd)];
  const endIs = (message: string) => [{ path: 'pickupEnd', message }];
  if (end <= start) return endIs(words.slotEndsBeforeStart);
  if (end <= now) return endIs(words.slotOver);
  if (end > (freshUntil ?? Number.POSITIVE_INFINITY)) return endIs(words.slotAfterFresh);
  if (end > now + LONGEST_AHEAD) return endIs(words.slotTooFar(LONGEST_AHEAD / DAY));
  const isOffered = offered.some((slot) => Date.parse(slot.start) <= start && end <= Date.parse(slot.end));
  if (offered.length > 0 && !isOffered) return [{ path: 'pickupStart', message: words.slotNotOffered }];
  return [];
}

/** Facts to know before meals are given to an organization. */
export interface Standing {
  mealsLeft: number;
  mealsPledged: number;
  pledgedAt: number;
  openClaims: number;
  /** Meals that the organization serves in a week: it claims no more than that in a day. */
  capacity: number;
  claimedToday: number;
  /** Of this pledge, while it was new. */
  claimedWhileNew: number;
}

export const isNew = (pledgedAt: number, now: number, { newPledgeMinutes }: Fairness): boolean =>
  now < pledgedAt + newPledgeMinutes * MINUTE;

/** Most of a pledge that one organization gets while it is new. */
export const shareOf = (mealsPledged: number, { newPledgePercent }: Fairness): number =>
  Math.ceil((mealsPledged * newPledgePercent) / 100);

/** Why so many meals are not given, in the words of the rule; undefined when they are. */
export function refusalOf(
  meals: number,
  standing: Standing,
  now: number,
  fairness: Fairness,
): string | undefined {
  const { mealsLeft, mealsPledged, pledgedAt, openClaims, capacity, claimedToday, claimedWhileNew } =
    standing;
  if (meals > mealsLeft) return words.mealsLeft(mealsLeft);
  if (openClaims >= fairness.maxOpenClaims) return words.tooManyOpen(fairness.maxOpenClaims);
  if (claimedToday + meals > capacity) return words.overCapacity(capacity, capacity - claimedToday);
  const share = shareOf(mealsPledged, fairness);
  if (isNew(pledgedAt, now, fairness) && claimedWhileNew + meals > share) {
    const { newPledgeMinutes, newPledgePercent } = fairness;
    return words.overShare(newPledgeMinutes, newPledgePercent, share - claimedWhileNew);
  }
  return undefined;
}
