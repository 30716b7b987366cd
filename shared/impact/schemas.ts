/** Figures of the whole community, by the parts that a reader asks for. */
import * as z from 'zod/mini';

/** By the month in which meals were pledged, and claimed; the fish; the town that the pledge is from; the kind of organization that claimed. */
export const IMPACT_PARTS = ['month', 'species', 'place', 'organizationType'] as const;
export type ImpactPart = (typeof IMPACT_PARTS)[number];

const figures = { mealsPledged: z.int(), mealsClaimed: z.int(), mealsServed: z.int() };
export type ImpactFigures = z.infer<z.ZodMiniObject<typeof figures>>;

export const impactRow = z.object({
  /** `2026-11`, `haddock`, `Portland, ME`, `food_bank`; absent in the one row, the last, of all places that are not named. */
  name: z.optional(z.string()),
  ...figures,
});
export type ImpactRow = z.infer<typeof impactRow>;

export const impact = z.object({
  /** The day on which it was added up, in the site's time zone: two renderings of a page on one day are the same. */
  asOf: z.iso.date(),
  totals: z.object(figures),
  rows: z.array(impactRow),
});
export type Impact = z.infer<typeof impact>;
