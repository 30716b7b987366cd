/** The amount left of a catch that can be counted, and how much of it one person may take. */
import * as z from 'zod/mini';
import * as words from '#words/posts/rules.ts';
import { whenRight } from '../../contract/when-right.ts';
import { MAX_COUNTED } from './stock.ts';

export const STOCK_UNITS = ['pound', 'piece', 'box'] as const;
export type StockUnit = (typeof STOCK_UNITS)[number];

/** `100,000`. Not with toLocaleString, because its first use costs each cold start 13 ms. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** At most two decimals, so that sums are exact in hundredths. */
const countThatIs = (notTooLow: z.core.$ZodCheck<number>) =>
  z.number({ error: words.countInvalid }).check(
    notTooLow,
    z.maximum(MAX_COUNTED, words.countTooHigh(grouped(MAX_COUNTED))),
    z.refine((value) => Number(value.toFixed(2)) === value, words.countTooFine),
  );
export const count = countThatIs(z.gt(0, words.countInvalid));

const isWhole = (name: 'left' | 'least' | 'step') =>
  z.refine<{ unit: StockUnit } & Record<typeof name, number>>(
    (stock) => stock.unit === 'pound' || Number.isInteger(stock[name]),
    { path: [name], when: whenRight('unit', name), error: words.countNotWhole },
  );

export const stock = z
  .strictObject({
    unit: z.enum(STOCK_UNITS),
    /** It can be 0 while the rest is held for buyers. */
    left: countThatIs(z.minimum(0, words.countInvalid)),
    /** The least that one person may take; the rest may always be taken as a whole. */
    least: count,
    /** One may take the least, and more of it in steps of this amount. */
    step: count,
    /** The weight of a piece or box, if it is known. */
    poundsEach: z.optional(count),
  })
  .check(isWhole('left'), isWhole('least'), isWhole('step'));
export type Stock = z.output<typeof stock>;

/** Readers take it as it is. */
export const stockShown = z.safeExtend(stock, { left: z.number() });
