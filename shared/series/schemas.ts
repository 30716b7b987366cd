/** The days and times of landings and pledges that repeat every week. */
import * as z from 'zod/mini';
import * as words from '#words/series/rules.ts';
import { time } from '../fields.ts';
import { MINUTE } from '../limits.ts';

const DAYS_OF_WEEK = 7;
const day = z.iso.date({ error: words.chooseDay });
/** 0 is Sunday. */
const weekday = z.int().check(z.minimum(0), z.maximum(DAYS_OF_WEEK - 1));

/** How long a window can be, and the issues with one that isn't. */
interface WindowLength {
  minMs: number;
  maxMs: number;
  tooShort: string;
  tooLong: string;
}

/** The fields of a form that say when something repeats. */
export const weekFields = ({ minMs, maxMs, tooShort, tooLong }: WindowLength) => ({
  weekdays: z
    .array(weekday)
    .check(z.minLength(1, words.chooseWeekday), z.maxLength(DAYS_OF_WEEK, words.chooseWeekday)),
  /** On the clock of the place. */
  startsAt: z
    .string({ error: words.chooseTime })
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, words.chooseTime)),
  minutes: z
    .int({ error: words.chooseTime })
    .check(z.minimum(minMs / MINUTE, tooShort), z.maximum(maxMs / MINUTE, tooLong)),
  /** The last day. */
  until: day,
});

/** Fields that every series shows besides its content and its days. */
export const seriesFields = {
  /** Of the place, in the time zone database. */
  timeZone: z.string(),
  /** The next days, whose landings or pledges are not made yet. */
  next: z.array(z.object({ day, from: time, until: time, skipped: z.boolean() })),
  /** Grows with every change. */
  version: z.int(),
};

export const skipBody = z.strictObject({ day, skipped: z.boolean() });
export type SkipBody = z.output<typeof skipBody>;
