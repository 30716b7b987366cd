/** Pickup times to choose from. */
import { HOUR } from '#shared/limits.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';

interface Offer {
  pickup?: { slots: readonly PickupSlot[] } | undefined;
  availableUntil?: string | undefined;
}

/** Offered times that haven't passed, cut where the fish is too old. @param now milliseconds since the epoch */
export function slotsToChoose({ pickup, availableUntil }: Offer, now: number): PickupSlot[] {
  const latest = Date.parse(availableUntil ?? '') || Number.POSITIVE_INFINITY;
  return (pickup?.slots ?? []).flatMap(({ start, end }) =>
    Date.parse(end) <= now || Date.parse(start) >= latest
      ? []
      : [{ start, end: Date.parse(end) > latest ? new Date(latest).toISOString() : end }],
  );
}

/**
 * The default if the fisherman offers no times: an hour after the next full one, or the time left until the fish is too old.
 * @param now milliseconds since the epoch
 */
export function firstHour({ availableUntil }: Offer, now: number): PickupSlot {
  const latest = Date.parse(availableUntil ?? '') || Number.POSITIVE_INFINITY;
  const start = Math.min(Math.ceil(now / HOUR) * HOUR + HOUR, Math.max(now, latest - HOUR));
  const end = Math.min(start + HOUR, latest);
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
