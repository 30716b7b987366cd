/** Pledges that repeat every week. */
import * as z from 'zod/mini';
import * as words from '#words/posts/rules.ts';
import { id, time } from '../../fields.ts';
import { PICKUP_SLOTS } from '../../limits.ts';
import { DAY_REFUSALS } from '../../series/refusals.ts';
import { seriesFields, weekFields } from '../../series/schemas.ts';
import { speciesShown } from '../../species/schemas.ts';
import { STORAGE_KINDS } from './food-safety.ts';
import { mealsPledged } from './schemas.ts';

/** Each day has one pickup time. */
const timesFields = weekFields({
  minMs: PICKUP_SLOTS.minMs,
  maxMs: PICKUP_SLOTS.maxMs,
  tooShort: words.slotTooShort,
  tooLong: words.slotTooLong,
});

/** The form that repeats a pledge of mine. The pledges of the series have its fish, place and story. */
export const pledgeSeriesBody = z.strictObject({ pledgeId: id, mealsPledged, ...timesFields });
export type PledgeSeriesBody = z.output<typeof pledgeSeriesBody>;

export const pledgeSeries = z.object({
  id,
  createdAt: time,
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  storage: z.enum(STORAGE_KINDS),
  location: z.string(),
  /** Where the meals are picked up. */
  place: z.string(),
  mealsPledged: z.int(),
  ...timesFields,
  ...seriesFields,
  /** Days to come whose pledges the rules refused; absent without any. */
  refused: z.optional(z.array(z.object({ day: z.iso.date(), reason: z.enum(DAY_REFUSALS) }))),
});
export type PledgeSeries = z.infer<typeof pledgeSeries>;
