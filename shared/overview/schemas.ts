/** The administrators' overview: waiting work, daily figures, and the site's health. */

import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { OVERVIEW_SPANS } from '../limits.ts';
import { namesOf } from '../names-of.ts';

const count = z.int().check(z.minimum(0));

/** A count stops here, so this number means "more than 99". */
export const MOST_COUNTED = 100;

/** Most urgent first. Each count is only there for people who make those decisions. */
const counts = {
  reports: z.optional(count),
  /** Claims that a manager has to approve. */
  claims: z.optional(count),
  /** Handovers that could not be counted. */
  claimConflicts: z.optional(count),
  /** Appeals against marks of missed reservations. */
  appeals: z.optional(count),
  /** Fishermen with a license that waits for a check. */
  licenses: z.optional(count),
  applications: z.optional(count),
  invitationRequests: z.optional(count),
};
export const waiting = z.object(counts);
export const WAITING = namesOf(counts);
export type Waiting = z.infer<typeof waiting>;

const figures = {
  catches: count,
  pledges: count,
  landings: count,
  /** Meals count on the day when they were pledged or claimed. A later cancellation is subtracted from that day. */
  mealsPledged: z.int(),
  mealsClaimed: z.int(),
  mealsServed: z.int(),
  signUps: count,
  messages: count,
  /** Reports opened. */
  reports: count,
  mailsSent: count,
  /** Emails that were refused for good, bounced, or caused a complaint. */
  mailsFailed: count,
  /** Emails about posts that people follow, those whose link was followed, and alerts that people ended. */
  alertsSent: count,
  alertsOpened: count,
  alertsEnded: count,
};
export const DAILY_FIGURES = namesOf(figures);
export type DailyFigure = keyof typeof figures;
export type DailyFigures = Record<DailyFigure, number>;

const health = z.object({
  stage: z.string(),
  version: z.string(),
  /**
   * When this version was deployed, or the local cloud started; absent if it was not deployed by a command of the
   * project.
   */
  deployedAt: z.optional(time),
  /**
   * Dollars that the whole account has cost this month, by AWS's figures from some hours ago; absent if there is no
   * budget, or it can't be read right now.
   */
  monthCost: z.optional(z.number()),
  /** Messages in dead-letter queues, by queue; without a number if it could not be read right now. */
  deadLetters: z.array(z.object({ queue: z.string(), messages: z.optional(count) })),
});

export const overview = z.object({ health });
export type Overview = z.infer<typeof overview>;

/** The number of days, in the form of the query. */
export const span = z.pipe(
  z.enum(OVERVIEW_SPANS.map(String)),
  z.pipe(z.transform(Number), z.literal(OVERVIEW_SPANS)),
);
export type Span = (typeof OVERVIEW_SPANS)[number];

export const dailyCounts = z.object({
  /** The last days in the site's time zone, oldest first, today last. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** The sums of the same number of days before; absent if counting began after the first of them. */
  before: z.optional(z.object(figures)),
});
export type DailyCounts = z.infer<typeof dailyCounts>;
export type OverviewDay = DailyCounts['days'][number];
