/** Pure rules of landings. Times are milliseconds since the epoch. */
import * as words from '#words/landings/rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { LATE_CANCEL } from '../limits.ts';
import { LANDING } from './limits.ts';

/** A landing is open in the first three states and over in the others. */
export const LANDING_STATES = ['planned', 'underway', 'landed', 'done', 'cancelled'] as const;
export type LandingState = (typeof LANDING_STATES)[number];

/** States that a fisherman sets, each from those named. A step may be left out: the tap was lost, or never made. */
export const LANDING_MOVES = {
  underway: ['planned'],
  landed: ['planned', 'underway'],
  done: ['planned', 'underway', 'landed'],
  cancelled: ['planned', 'underway'],
} as const satisfies Partial<Record<LandingState, readonly LandingState[]>>;
export type LandingMove = keyof typeof LANDING_MOVES;

export const isOpen = (state: LandingState): boolean => state !== 'done' && state !== 'cancelled';
/** Whether the boat is still to come. */
export const isAhead = (state: LandingState): boolean => state === 'planned' || state === 'underway';

export const mayMove = (to: LandingMove, from: LandingState): boolean =>
  LANDING_MOVES[to].some((each) => each === from);

export interface Window {
  from: string;
  until: string;
}

/** When a landing that nobody ended ends by itself. */
export const endsAt = ({ until }: Pick<Window, 'until'>): number => Date.parse(until) + LANDING.endsAfterMs;

/** The state at `now`: a forgotten landing is done, even before due work has written it. */
export const landingStateAt = (
  { state, until }: { state: LandingState; until: string },
  now: number,
): LandingState => (isOpen(state) && endsAt({ until }) <= now ? 'done' : state);

/** Reasons why a window can't be announced. */
export function windowIssues({ from, until }: Window, now: number): FieldIssue[] {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const endIs = (message: string) => [{ path: 'until', message }];
  if (end <= start) return endIs(words.endsBeforeStart);
  if (end - start < LANDING.minWindowMs) return endIs(words.windowTooShort);
  if (end - start > LANDING.maxWindowMs) return endIs(words.windowTooLong);
  if (end <= now) return endIs(words.windowOver);
  if (start > now + LANDING.aheadMs) return [{ path: 'from', message: words.tooFarAhead }];
  return [];
}

export const DELAYS = [30, 60] as const;
export type Delay = (typeof DELAYS)[number];

export function delayed({ from, until }: Window, minutes: Delay): Window {
  const later = (time: string) => new Date(Date.parse(time) + minutes * 60_000).toISOString();
  return { from: later(from), until: later(until) };
}

/** Whether cancelling now is counted as late. */
export const isLateCancel = ({ from }: Pick<Window, 'from'>, now: number): boolean =>
  now >= Date.parse(from) - LATE_CANCEL.beforeMs;
