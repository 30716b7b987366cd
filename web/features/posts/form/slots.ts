/** Pickup times as the form's inputs show them: in local time, each on the day of its start. */
import { HOUR, PICKUP_SLOTS } from '#shared/limits.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import { aDayLater } from '../../../lib/time/a-day-later.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';

export interface FormSlot {
  /** `2026-11-22`, the value of a date input; like the others, empty until it is chosen. */
  day: string;
  /** `17:30`. */
  from: string;
  until: string;
}

export const EMPTY_SLOT: FormSlot = { day: '', from: '', until: '' };

const QUARTER_MS = HOUR / 4;

/**
 * Leaves an incomplete time empty, so that the contract reports the missing part. An end before its start is on the
 * next day.
 */
export function toPickupSlot({ day, from, until }: FormSlot): PickupSlot {
  const [start, end] = [Date.parse(`${day}T${from}`), Date.parse(`${day}T${until}`)];
  return { start: toTime(start), end: toTime(end <= start ? aDayLater(end) : end) };
}

const toTime = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString());

export function toFormSlot({ start, end }: PickupSlot): FormSlot {
  const [day = '', from = ''] = localMinute(Date.parse(start)).split('T');
  return { day, from, until: localMinute(Date.parse(end)).slice(-5) };
}

export const SUGGESTIONS = ['soon', 'today', 'tomorrow'] as const;
export type Suggestion = (typeof SUGGESTIONS)[number];

/**
 * Suggests times that start in the future, end before the fish is too old, and are not in the list yet.
 * @param now milliseconds since the epoch
 * @param freshUntil milliseconds since the epoch; undefined for preserved fish, or if it is not known yet
 */
export function suggestedSlots(
  slots: readonly FormSlot[],
  { now, freshUntil = Number.POSITIVE_INFINITY }: { now: number; freshUntil?: number | undefined },
): { name: Suggestion; slot: FormSlot }[] {
  const nextQuarter = Math.ceil(now / QUARTER_MS) * QUARTER_MS;
  const at = (days: number, hour: number) => new Date(now).setHours(days * 24 + hour, 0, 0, 0);
  const times: Record<Suggestion, [start: number, end: number]> = {
    soon: [nextQuarter, nextQuarter + 2 * HOUR],
    today: [nextQuarter, at(0, 18)],
    tomorrow: [at(1, 8), at(1, 12)],
  };
  return SUGGESTIONS.flatMap((name) => {
    const [start, end] = times[name];
    const slot = toFormSlot({ start: toTime(start), end: toTime(end) });
    const isThere = slots.some(({ day, until }) => day === slot.day && until === slot.until);
    const isPossible = end - start >= PICKUP_SLOTS.minMs && end <= freshUntil;
    return isPossible && !isThere ? [{ name, slot }] : [];
  });
}
