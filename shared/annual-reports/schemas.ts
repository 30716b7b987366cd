/** The report of an organization's year for its donors. It has no cost, because nobody paid for a meal. */
import * as z from 'zod/mini';
import * as words from '#words/annual-reports/fields.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import { ORGANIZATION_TYPES } from '../organizations/application-schemas.ts';
import { FIRST_YEAR } from '../receipts/year.ts';
import { speciesShown } from '../species/schemas.ts';

export const STORY_LENGTH = 3000;

export const annualReport = z.object({
  year: z.int(),
  organizationName: z.string(),
  organizationType: z.enum(ORGANIZATION_TYPES),
  place: z.string(),
  /** Pickups that were collected in the year, in the site's time zone. */
  pickups: z.int(),
  /** Meals that were collected, and those of them that were served. */
  meals: z.int(),
  mealsServed: z.int(),
  /** The number of fishermen. The report names none of them. */
  fishermen: z.int(),
  /** Meals collected in each month from the first: twelve, or those until now. */
  months: z.array(z.int()),
  /** Most meals first. */
  species: z.array(
    z.object({
      species: z.string(),
      customSpecies: z.optional(z.string()),
      shownAs: z.optional(speciesShown),
      meals: z.int(),
    }),
  ),
  /** A coordinator's own words about the year. */
  story: z.optional(z.string()),
  /** Whether the reader may write them. */
  canWrite: z.boolean(),
});
export type AnnualReport = z.infer<typeof annualReport>;

export const storyBody = z.strictObject({
  year: z
    .int({ error: words.yearInvalid })
    .check(z.minimum(FIRST_YEAR, words.yearInvalid), z.maximum(2099, words.yearInvalid)),
  /** Empty to remove it. */
  story: z
    .string({ error: words.storyInvalid })
    .check(z.trim(), z.maxLength(STORY_LENGTH, isTooLong(words.story, STORY_LENGTH))),
});
