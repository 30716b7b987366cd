/**
 * Where and when pledged meals can be picked up. Only the pledge's owner and aid organizations see it, never the
 * public.
 */
import * as z from 'zod/mini';
import * as words from '#words/posts/rules.ts';
import type { FieldIssue } from '../../contract/errors.ts';
import { whenRight } from '../../contract/when-right.ts';
import { PICKUP_LOCATION_LENGTH, PICKUP_SLOTS } from '../../limits.ts';
import { inOneLine } from '../../text/plain-text.ts';

const moment = z.iso.datetime({ offset: true, error: words.slotInvalid });
const lengthOf = (slot: { start: string; end: string }) => Date.parse(slot.end) - Date.parse(slot.start);

/** A time slot in which somebody is there to hand over. */
export const pickupSlot = z.strictObject({ start: moment, end: moment }).check(
  z.refine((slot) => lengthOf(slot) >= PICKUP_SLOTS.minMs, {
    path: ['end'],
    when: whenRight('start', 'end'),
    error: words.slotTooShort,
  }),
  z.refine((slot) => lengthOf(slot) <= PICKUP_SLOTS.maxMs, {
    path: ['end'],
    when: whenRight('start', 'end'),
    error: words.slotTooLong,
  }),
);
export type PickupSlot = z.infer<typeof pickupSlot>;

/** Times need a place. If both are empty, an edit removes the pickup. */
export const pickup = z
  .strictObject({
    place: z.string({ error: words.pickupPlaceMissing }).check(
      z.overwrite<string>((text) => inOneLine(text.replace(/[<>]/g, ''))),
      z.maxLength(PICKUP_LOCATION_LENGTH, words.pickupLocationTooLong(PICKUP_LOCATION_LENGTH)),
    ),
    slots: z.array(pickupSlot).check(z.maxLength(PICKUP_SLOTS.max, words.tooManySlots(PICKUP_SLOTS.max))),
  })
  .check(
    z.refine(({ place, slots }) => place !== '' || slots.length === 0, {
      path: ['place'],
      when: whenRight('place'),
      error: words.pickupPlaceMissing,
    }),
  );
export type Pickup = z.infer<typeof pickup>;

/**
 * Returns the reasons why pickup times can't be accepted. A time that was promised before may be over.
 * @param path of the times in the form
 * @param now milliseconds since the epoch
 * @param fresh when the fish is too old, in milliseconds since the epoch, and how many hours after the catch; undefined
 * for frozen fish
 * @param before the times that were already promised
 */
export function slotIssues(
  slots: readonly PickupSlot[],
  path: string,
  {
    now,
    fresh,
    before = [],
  }: {
    now: number;
    fresh: { until: number; hours: number } | undefined;
    before?: readonly PickupSlot[] | undefined;
  },
): FieldIssue[] {
  return slots.flatMap((slot, index) => {
    const isKept = before.some((each) => isSameSlot(each, slot));
    if (Date.parse(slot.end) <= now && !isKept)
      return [{ path: `${path}.${index}.end`, message: words.slotInPast }];
    if (fresh && Date.parse(slot.start) >= fresh.until)
      return [{ path: `${path}.${index}.start`, message: words.slotAfterFresh(fresh.hours) }];
    return [];
  });
}

const isSameSlot = (one: PickupSlot, other: PickupSlot) =>
  Date.parse(one.start) === Date.parse(other.start) && Date.parse(one.end) === Date.parse(other.end);

/** The normal form: times in UTC, the earliest first; undefined if it has no place. */
export function normalizePickup({ place, slots }: Pickup): Pickup | undefined {
  if (place === '') return undefined;
  return { place, slots: sortedSlots(slots) };
}

/** Returns the times in UTC, the earliest first. */
export function sortedSlots(slots: readonly PickupSlot[]): PickupSlot[] {
  const inUtc = slots.map(({ start, end }) => ({ start: toUtc(start), end: toUtc(end) }));
  return inUtc.sort((one, other) => (one.start < other.start ? -1 : 1));
}

const toUtc = (time: string) => new Date(time).toISOString();
