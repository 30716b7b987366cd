/** The administrators' overview: waiting work, daily figures, and the site's health. */

import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { OVERVIEW_SPANS } from '../limits.ts';
import { namesOf } from '../names-of.ts';

const count = z.int().check(z.minimum(0));

/** A count that is read no further than this: so many stands for "more than 99". */
export const MOST_COUNTED = 100;

/** In the order in which somebody is worse off for waiting. Each count is there for those who decide about it. */
const counts = {
  reports: z.optional(count),
  /** Claims that a manager has to approve. */
  claims: z.optional(count),
  /** Handovers that could not be counted. */
  claimConflicts: z.optional(count),
  applications: z.optional(count),
  invitationRequests: z.optional(count),
};
export const waiting = z.object(counts);
export const WAITING = namesOf(counts);
export type Waiting = z.infer<typeof waiting>;

const figures = {
  catches: count,
  pledges: count,
  /** Meals count on the day on which they were pledged, or claimed: what is cancelled later is taken off that day. */
  mealsPledged: z.int(),
  mealsClaimed: z.int(),
  mealsServed: z.int(),
  signUps: count,
  messages: count,
  /** Opened. */
  reports: count,
  mailsSent: count,
  /** Refused for good, bounced, or complained about. */
  mailsFailed: count,
};
export const DAILY_FIGURES = namesOf(figures);
export type DailyFigure = keyof typeof figures;
export type DailyFigures = Record<DailyFigure, number>;

const health = z.object({
  stage: z.string(),
  version: z.string(),
  /** When this version was deployed, or the local cloud started; absent where no command of the project deployed it. */
  deployedAt: z.optional(time),
  /** Dollars that the whole account has cost this month, as AWS counted some hours ago; absent where nobody watches it, or it is not known just now. */
  monthCost: z.optional(z.number()),
  /** Messages given up after many attempts, by queue; without a number where it couldn't be read just now. */
  deadLetters: z.array(z.object({ queue: z.string(), messages: z.optional(count) })),
});

export const overview = z.object({ health });
export type Overview = z.infer<typeof overview>;

/** How many days back, as an address says it. */
export const span = z.pipe(
  z.enum(OVERVIEW_SPANS.map(String)),
  z.pipe(z.transform(Number), z.literal(OVERVIEW_SPANS)),
);
export type Span = (typeof OVERVIEW_SPANS)[number];

export const dailyCounts = z.object({
  /** The last days where the site is, oldest first, today last. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /** The sums of as many days before them; absent where counting began later than the first of those. */
  before: z.optional(z.object(figures)),
});
export type DailyCounts = z.infer<typeof dailyCounts>;
export type OverviewDay = DailyCounts['days'][number];
