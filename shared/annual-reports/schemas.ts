/** The report of an organization's year for its donors. It has no cost, because nobody paid for a meal. */
import * as z from 'zod/mini';
import * as words from '#words/annual-reports/fields.ts';
import { isTooLong } from '#words/general/field-errors.ts';
import { time } from '../fields.ts';
import { ORGANIZATION_TYPES } from '../organizations/application-schemas.ts';
import { FIRST_YEAR } from '../receipts/year.ts';
import { speciesShown } from '../species/schemas.ts';

export const STORY_LENGTH = 3000;

/** The parts that a coordinator can choose to show at the report's address, besides the totals. */
export const REPORT_PARTS = ['story', 'months', 'species', 'fishermen'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

const parts = z.array(z.enum(REPORT_PARTS));

/** The address at which anybody who has it can read a report. */
const reportLink = z.object({
  /** Below the site's own origin. */
  path: z.string(),
  madeAt: time,
  shows: parts,
});
export type ReportLink = z.infer<typeof reportLink>;

const content = z.object({
  year: z.int(),
  organizationName: z.string(),
  organizationType: z.enum(ORGANIZATION_TYPES),
  place: z.string(),
  /** Pickups that were collected in the year, in the site's time zone. */
  pickups: z.int(),
  /** Meals that were collected, and those of them that were served. */
  meals: z.int(),
  mealsServed: z.int(),
  /** The number of fishermen, and those of them who allow organizations to name them: most meals first. */
  fishermen: z.int(),
  namedFishermen: z.optional(z.array(z.object({ name: z.string(), meals: z.int() }))),
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
});
/** The content of the page, the PDF file and the CSV. */
export type ReportContent = z.infer<typeof content>;

export const annualReport = z.extend(content, {
  /** Whether the reader may write the words, and make and end the address. */
  canWrite: z.boolean(),
  /** Only for those who may end it. */
  link: z.optional(reportLink),
});
export type AnnualReport = z.infer<typeof annualReport>;

/** Only the parts that a coordinator chose: without that, months and species are empty and the others are absent. */
export const sharedReport = z.extend(content, { madeAt: time });

export const storyBody = z.strictObject({
  year: z
    .int({ error: words.yearInvalid })
    .check(z.minimum(FIRST_YEAR, words.yearInvalid), z.maximum(2099, words.yearInvalid)),
  /** Empty to remove it. */
  story: z
    .string({ error: words.storyInvalid })
    .check(z.trim(), z.maxLength(STORY_LENGTH, isTooLong(words.story, STORY_LENGTH))),
});

export const linkBody = z.strictObject({
  shows: parts.check(
    z.maxLength(REPORT_PARTS.length),
    z.overwrite((chosen) => REPORT_PARTS.filter((part) => chosen.includes(part))),
  ),
});
