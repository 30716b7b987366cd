/** Landings that repeat every week. */
import * as z from 'zod/mini';
import * as words from '#words/landings/rules.ts';
import { id, time } from '../fields.ts';
import { MINUTE } from '../limits.ts';
import { LANDING } from './limits.ts';
import { onBoardBody, onBoardCard, onBoardFields } from './schemas.ts';

const DAYS_OF_WEEK = 7;
const day = z.iso.date({ error: words.chooseDay });
/** 0 is Sunday. */
const weekday = z.int().check(z.minimum(0), z.maximum(DAYS_OF_WEEK - 1));

const timesFields = {
  weekdays: z
    .array(weekday)
    .check(z.minLength(1, words.chooseWeekday), z.maxLength(DAYS_OF_WEEK, words.chooseWeekday)),
  /** On the clock of the harbour. */
  startsAt: z
    .string({ error: words.chooseWindow })
    .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, words.chooseWindow)),
  minutes: z
    .int({ error: words.chooseWindow })
    .check(
      z.minimum(LANDING.minWindowMs / MINUTE, words.windowTooShort),
      z.maximum(LANDING.maxWindowMs / MINUTE, words.windowTooLong),
    ),
  /** The last day. */
  until: day,
};

export const seriesBody = z.strictObject({ ...onBoardBody, ...timesFields });
export type SeriesBody = z.output<typeof seriesBody>;

/** An edit: absent fields stay unchanged. */
export const seriesPatch = z.extend(z.partial(z.strictObject({ ...onBoardFields, ...timesFields })), {
  version: z.int({ error: words.loadSeriesAgain }),
});

export const landingSeries = z.object({
  id,
  createdAt: time,
  ...onBoardCard,
  ...timesFields,
  note: z.string(),
  /** Of the harbour, in the time zone database. */
  timeZone: z.string(),
  /** The next landings, which are not announced yet. */
  next: z.array(z.object({ day, from: time, until: time, skipped: z.boolean() })),
  /** Grows with every change. An edit names the version that it is based on. */
  version: z.int(),
});
export type LandingSeries = z.infer<typeof landingSeries>;

export const skipBody = z.strictObject({ day, skipped: z.boolean() });
