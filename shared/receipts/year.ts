import * as z from 'zod/mini';
import * as words from '#words/receipts/fields.ts';

/** The first year that anything can be from. */
export const FIRST_YEAR = 2020;

/** A year in a query, as four digits. */
export const year = z.pipe(
  z.string({ error: words.yearInvalid }).check(z.regex(/^20[2-9]\d$/, words.yearInvalid)),
  z.transform(Number),
);
