/**
 * Rules that claims of meals and reservations of catches share: both hold part of a post for a pickup slot, and end with
 * a handover by code or without one. Times are milliseconds since the epoch.
 */
import * as words from '#words/holds/rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { DAY, HOUR } from '../limits.ts';

/** How long after its slot an uncollected hold ends. */
const GRACE = HOUR / 2;
/** How far ahead a slot may be. */
const LONGEST_AHEAD = 14 * DAY;
/** From the making of a hold to its end, at most. */
export const LONGEST_HOLD = LONGEST_AHEAD + GRACE;

export const expiresAt = (pickupEnd: string): number => Date.parse(pickupEnd) + GRACE;

/** How long before its slot the side that collects is reminded. */
const REMINDED_BEFORE = 2 * HOUR;
export const remindedAt = (pickupStart: string): number => Date.parse(pickupStart) - REMINDED_BEFORE;

/** Digits of the code that the collector shows. */
export const CODE_DIGITS = 6;
/** Tries for each code. After that the side that collects has to make a new one. */
export const MAX_CODE_TRIES = 5;

/** How long after a hold ended a phone that was offline may still report that it was handed over in time. */
const LATEST_NEWS = 12 * HOUR;

/** Whether a handover counts that is only reported when the hold is over. */
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
  /** When the fish is too old; undefined for frozen fish. */
  freshUntil: number | undefined;
  /** When somebody is there to hand over; empty for any time. */
  offered?: readonly { start: string; end: string }[];
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
