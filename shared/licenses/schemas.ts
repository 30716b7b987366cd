/** A fisherman's landings of a week. Amounts have at most two decimals. */
import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { CONDITIONS } from '../posts/catches/schemas.ts';
import { STOCK_UNITS } from '../posts/catches/stock-schemas.ts';
import { DISPOSITIONS } from '../posts/schemas.ts';
import { speciesShown } from '../species/schemas.ts';

/** Catches are counted in pounds, pieces or boxes, pledges in meals. */
export const LANDED_UNITS = [...STOCK_UNITS, 'meal'] as const;

const fish = {
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
};

/**
 * Fish of one species, form, place and unit that was posted in the week. `landed` and `pledged` together are always
 * `sold`, `removed` and `left` together, and of meals also what organizations took.
 */
export const landedRow = z.object({
  ...fish,
  /** Absent for meals. */
  disposition: z.optional(z.enum(DISPOSITIONS)),
  condition: z.optional(z.enum(CONDITIONS)),
  /** Of the post. Without a known town there is only the text. */
  town: z.string(),
  /** Without the word county; empty or absent if it is not known. */
  county: z.optional(z.string()),
  /** Two letters. */
  state: z.optional(z.string()),
  unit: z.enum(LANDED_UNITS),
  /** Posted for sale; 0 for meals. */
  landed: z.number(),
  /** Meals; 0 for catches. */
  pledged: z.number(),
  /** Collected by buyers, or taken off the amount left by the fisherman. */
  sold: z.number(),
  /** Left when the post was deleted. */
  removed: z.number(),
  /** Free or held for buyers. */
  left: z.number(),
  /** The amount that was landed or pledged when the week ended; absent if it has not changed since. */
  atWeekEnd: z.optional(z.number()),
  /** The weight of what was landed, if it is known. */
  pounds: z.optional(z.number()),
});
export type LandedRow = z.infer<typeof landedRow>;

export const landingWeek = z.object({
  /** Its Sunday and its Saturday. */
  from: z.iso.date(),
  to: z.iso.date(),
  isOver: z.boolean(),
  rows: z.array(landedRow),
  /** Catches of which nobody counted the amount: the fisherman's words for it. */
  uncounted: z.array(z.object({ catchId: id, ...fish, quantity: z.string() })),
});
export type LandingWeek = z.infer<typeof landingWeek>;

/** Whether an email on Monday has the week that has ended. */
export const landingReminder = z.strictObject({ isOn: z.boolean() });
