/** Figures of the whole community, by the breakdowns that a reader can choose. */
import * as z from 'zod/mini';

/**
 * By the month of pledging and claiming; by species; by the pledge's town; by the type of the claiming organization.
 */
export const IMPACT_PARTS = ['month', 'species', 'place', 'organizationType'] as const;
export type ImpactPart = (typeof IMPACT_PARTS)[number];

const figures = { mealsPledged: z.int(), mealsClaimed: z.int(), mealsServed: z.int() };
export type ImpactFigures = z.infer<z.ZodMiniObject<typeof figures>>;

export const impactRow = z.object({
  /**
   * `2026-11`, `haddock`, `Portland, ME`, `food_bank`; absent in the last row, which sums up all places without a name.
   */
  name: z.optional(z.string()),
  ...figures,
});
export type ImpactRow = z.infer<typeof impactRow>;

export const impact = z.object({
  /** The day of the sums, in the site's time zone, so that two renderings of a page on the same day are identical. */
  asOf: z.iso.date(),
  totals: z.object(figures),
  rows: z.array(impactRow),
});
export type Impact = z.infer<typeof impact>;
