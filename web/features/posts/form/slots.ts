/** Pickup times as the form's inputs hold them: times of this place, each on the day on which it begins. */
import { HOUR, PICKUP_SLOTS } from '#shared/limits.ts';
import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import { aDayLater } from '../../../lib/time/a-day-later.ts';
import { localMinute } from '../../../lib/time/local-minute.ts';

export interface FormSlot {
  /** `2026-11-22`, as a date input writes it; empty as long as it was not chosen, as the others. */
  day: string;
  /** `17:30`. */
  from: string;
  until: string;
}

export const EMPTY_SLOT: FormSlot = { day: '', from: '', until: '' };

const QUARTER_MS = HOUR / 4;

/** An incomplete time is left empty: the contract then says which part is missing. An end earlier than its start belongs to the next day. */
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
 * Times that a tap adds: those that are still to come, end before the fish does, and are not there yet.
 * @param now milliseconds since the epoch
 * @param freshUntil likewise; undefined for fish that keeps, or as long as nobody knows
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
