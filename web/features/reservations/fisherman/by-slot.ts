/** Groups a fisherman's reservations by pickup time. */
import { expiresAt } from '#shared/holds/rules.ts';
import { type ReservationState, stateAt } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { LOCALE } from '#words/general/format.ts';
import { amountWords } from '#words/posts/figures.ts';
import { requests, slotSum } from '#words/reservations/pickups.ts';
import { timed } from '../reservation-state.tsx';

export interface PickupTime {
  start: string;
  end: string;
  reservations: readonly ReservationCard[];
}

const GONE: readonly ReservationState[] = ['cancelled', 'released'];
/** Those whose fish the fisherman has ready, or has handed over. */
const CERTAIN: readonly ReservationState[] = ['held', 'weighed', 'collected'];

/** Names in the alphabet of the page's language. */
const NAMES = new Intl.Collator(LOCALE);

/**
 * The pickup times of all reservations that were not cancelled or released, earliest first, each by name.
 * @param now milliseconds since the epoch
 * @returns those that may still bring somebody, and those that are over
 */
export function bySlot(
  reservations: readonly ReservationCard[],
  now: number,
): { ahead: PickupTime[]; over: PickupTime[] } {
  const shown = reservations
    .filter((each) => !GONE.includes(stateAt(timed(each), now)))
    .sort(
      (one, other) =>
        one.pickupStart.localeCompare(other.pickupStart) ||
        NAMES.compare(one.collectorName, other.collectorName),
    );
  const times = grouped(shown, ({ pickupStart: start, pickupEnd: end }) => `${start}/${end}`).map(
    ([first, group]) => ({ start: first.pickupStart, end: first.pickupEnd, reservations: group }),
  );
  const isAhead = ({ end }: PickupTime) => expiresAt(end) > now;
  return { ahead: times.filter(isAhead), over: times.filter((time) => !isAhead(time)).reverse() };
}

/** "4 people, 31 lb, 1 request" @param now milliseconds since the epoch */
export function sumOf({ reservations }: PickupTime, now: number): string {
  const isIn = (states: readonly ReservationState[]) => (each: ReservationCard) =>
    states.includes(stateAt(timed(each), now));
  const certain = reservations.filter(isIn(CERTAIN));
  const asked = reservations.filter(isIn(['requested', 'offered']));
  const people = new Set(certain.map(({ id, buyerId }) => buyerId ?? id)).size;
  const sums = [
    people > 0 && slotSum(people, amountsOf(certain)),
    asked.length > 0 && requests(asked.length),
  ];
  return sums.filter(Boolean).join(', ');
}

/** "31 lb, 4 pieces". The sums are exact in hundredths. */
function amountsOf(reservations: readonly ReservationCard[]): string {
  return grouped(reservations, ({ unit }) => unit)
    .map(([{ unit }, group]) => {
      const hundredths = group.reduce((sum, { amount }) => sum + Math.round(100 * amount), 0);
      return amountWords(hundredths / 100, unit);
    })
    .join(', ');
}

/** Groups in the order of their first items, each with that item. Phones of 2023 lack `Map.groupBy`. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): (readonly [first: T, group: T[]])[] {
  const groups = new Map<string, readonly [T, T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group[1].push(item);
    else groups.set(key, [item, [item]]);
  }
  return [...groups.values()];
}
