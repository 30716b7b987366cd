/** The catches of the demo that buyers can reserve. */
import { HOUR } from '#shared/limits.ts';
import { offeredUntil } from '#shared/posts/catches/rules.ts';
import type { Reserving } from '#shared/posts/catches/schemas.ts';
import type { DemoCatch } from './catches.ts';
import { nextWindows, type Window } from './local-time.ts';
import type { DemoPerson } from './people.ts';

/** By species, of counted ones: at once or on request, and the daily hours of pickup in the place's time. */
const RESERVABLE: readonly { species: string; mode: Reserving['mode']; windows: readonly Window[] }[] = [
  { species: 'lobster', mode: 'at_once', windows: [[7, 19]] },
  { species: 'mangrove-snapper', mode: 'on_request', windows: [[9, 18]] },
];

/** Returns the pickup times before the fish is too old; null if there are none. @param now milliseconds since the epoch */
export function reservingOf(
  { hoursAgo, body: { species, condition, stock } }: DemoCatch,
  { timeZone }: DemoPerson,
  now: number,
): Reserving | null {
  const offer = stock ? RESERVABLE.find((each) => each.species === species) : undefined;
  if (!offer) return null;
  const until = offeredUntil({ condition, caughtAt: now - hoursAgo.caught * HOUR });
  const slots = nextWindows(offer.windows, 2, now + HOUR / 2, timeZone)
    .filter(({ end }) => until === undefined || end <= until)
    .map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() }));
  return slots.length > 0 ? { mode: offer.mode, slots } : null;
}
