/** The history of a pledge's meals: claims, pickups and served meals. */
import type { ClaimState } from '#shared/claims/rules.ts';
import { DAY, HOUR, MINUTE } from '#shared/limits.ts';
import { atHour, dayAt } from '../local-time.ts';
import { idAt, type Random } from '../random.ts';
import { type PlaceOfTown, type PledgeWithPickup, pickupSlots } from './posts.ts';

/** Times are milliseconds since the epoch. */
export interface PastClaim {
  id: string;
  pledge: PledgeWithPickup;
  meals: number;
  slot: { start: string; end: string };
  state: Extract<ClaimState, 'collected' | 'cancelled' | 'expired'>;
  /** When it was made, and when it ended. */
  claimedAt: number;
  endedAt: number;
  served?: { meals: number; at: number };
  isRated: boolean;
}

interface ClaimOptions {
  place: PlaceOfTown;
  random: Random;
  now: number;
}

/** One in ten pledges gets no claim. */
const UNCLAIMED = 0.1;
const COLLECTED = 0.9;
const CANCELLED = 0.95;
const RATED = 0.35;

/** Makes the claims of a pledge that have already ended. */
export function claimsOn(pledge: PledgeWithPickup, options: ClaimOptions): PastClaim[] {
  const { random } = options;
  if (random.between(0, 1) < UNCLAIMED) return [];
  const claims: PastClaim[] = [];
  let left = pledge.mealsPledged;
  for (const slot of pledge.pickup?.slots ?? []) {
    const isRest = left < 20 || random.between(0, 1) < 0.35;
    const meals = isRest ? left : Math.ceil(left * random.between(0.4, 0.7));
    const claim = meals > 0 && claimIn(slot, meals, pledge, options);
    if (!claim) continue;
    claims.push(claim);
    if (claim.state === 'collected') left -= meals;
  }
  return claims;
}

function claimIn(
  slot: PastClaim['slot'],
  meals: number,
  pledge: PledgeWithPickup,
  { place: { timeZone }, random, now }: ClaimOptions,
): PastClaim | undefined {
  const [start, end] = [Date.parse(slot.start), Date.parse(slot.end)];
  const claimedAt = Math.round(
    Math.max(Date.parse(pledge.createdAt) + 40 * MINUTE, start - random.between(2, 9) * HOUR),
  );
  const lot = random.between(0, 1);
  const state = lot < COLLECTED ? 'collected' : lot < CANCELLED ? 'cancelled' : 'expired';
  const endedAt = Math.round(
    state === 'collected'
      ? random.between(start, end)
      : state === 'cancelled'
        ? claimedAt + HOUR
        : end + HOUR / 2,
  );
  const isFresh = pledge.availableUntil === undefined || slot.end <= pledge.availableUntil;
  if (!isFresh || claimedAt >= start || endedAt > now) return undefined;
  const servedAt = atHour(dayAt(endedAt + DAY, timeZone), 18, timeZone);
  const isServed = state === 'collected' && servedAt < now;
  return {
    id: idAt(claimedAt, random),
    pledge,
    meals,
    slot,
    state,
    claimedAt,
    endedAt,
    ...(isServed && { served: { meals: Math.floor(meals * random.between(0.85, 1.01)), at: servedAt } }),
    isRated: isServed && random.between(0, 1) < RATED,
  };
}

/** The pledge after its claims. If it is frozen and has meals left, its fisherman sets new pickup times. */
export function withClaims(
  pledge: PledgeWithPickup,
  claims: readonly PastClaim[],
  { place: { timeZone }, now }: Pick<ClaimOptions, 'place' | 'now'>,
): PledgeWithPickup {
  const claimed = claims.filter(({ state }) => state === 'collected');
  const mealsClaimed = claimed.reduce((sum, { meals }) => sum + meals, 0);
  const mealsServed = claimed.reduce((sum, { served }) => sum + (served?.meals ?? 0), 0);
  const counts = { mealsLeft: pledge.mealsPledged - mealsClaimed, mealsClaimed, mealsServed };
  const { pickup, availableUntil } = pledge;
  if (!pickup || availableUntil !== undefined || counts.mealsLeft === 0) return { ...pledge, ...counts };
  return { ...pledge, ...counts, pickup: { ...pickup, slots: pickupSlots(now, timeZone) } };
}
