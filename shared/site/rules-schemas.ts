/** What administrators set for the whole site: which species it knows, how long fish counts as fresh, and how pledged meals are shared out. */
import * as z from 'zod/mini';
import * as words from '#words/site-rules.ts';
import { publicName } from '../fields.ts';
import {
  FAIRNESS_BOUNDS,
  FRESH_HOURS,
  MAX_SPECIES,
  SPECIES_GROUP_LENGTH,
  SPECIES_ID_LENGTH,
  SPECIES_NAME_LENGTH,
} from '../limits.ts';

/** What the product's own drawings show. */
export const SPECIES_DRAWINGS = ['cod', 'lobster', 'snapper', 'mixed', 'default'] as const;

/** Whether the site's list knows it is asked where the list is known. */
export const speciesId = (message: string = words.idInvalid) =>
  z
    .string({ error: message })
    .check(
      z.minLength(SPECIES_ID_LENGTH.min, message),
      z.maxLength(SPECIES_ID_LENGTH.max, message),
      z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, message),
    );

const drawing = z.enum(SPECIES_DRAWINGS, { error: words.chooseDrawing });

export const speciesEntry = z.strictObject({
  /** Never another one, and never taken off the list: posts hold it. */
  id: speciesId(),
  name: publicName.check(z.maxLength(SPECIES_NAME_LENGTH, words.nameTooLong(SPECIES_NAME_LENGTH))),
  /** What stands in brackets behind it where one is chosen. */
  group: z.optional(
    publicName.check(z.maxLength(SPECIES_GROUP_LENGTH, words.groupTooLong(SPECIES_GROUP_LENGTH))),
  ),
  drawing,
  /** It grows histamine when it warms up: only on ice or frozen it can be pledged. */
  formsHistamine: z.optional(z.literal(true)),
  /** Not offered for new posts. */
  hidden: z.optional(z.literal(true)),
});
export type SpeciesEntry = z.output<typeof speciesEntry>;

/** How the site shows a species otherwise than the list it began with. */
export const speciesShown = z.object({ name: z.optional(z.string()), drawing: z.optional(drawing) });
export type SpeciesShown = z.output<typeof speciesShown>;

/** In the order in which forms offer them; what holds between the entries stands in rules.ts. */
export const speciesSettings = z.strictObject({
  species: z.array(speciesEntry).check(z.maxLength(MAX_SPECIES, words.tooManySpecies(MAX_SPECIES))),
});
export type SpeciesSettings = z.output<typeof speciesSettings>;

const wholeNumber = (field: keyof typeof words.fields, { min, max }: { min: number; max: number }) => {
  const message = words.notBetween(words.fields[field], min, max);
  return z.int({ error: message }).check(z.minimum(min, message), z.maximum(max, message));
};

/** What keeps a few organizations from taking all. */
export const fairness = z.strictObject({
  /** Of an organization at the same time. */
  maxOpenClaims: wholeNumber('maxOpenClaims', FAIRNESS_BOUNDS.maxOpenClaims),
  /** While a pledge is so new, one organization gets at most this part of it, rounded up. */
  newPledgeMinutes: wholeNumber('newPledgeMinutes', FAIRNESS_BOUNDS.newPledgeMinutes),
  newPledgePercent: wholeNumber('newPledgePercent', FAIRNESS_BOUNDS.newPledgePercent),
  /** So many no-shows in so many days: further claims wait for a manager's yes. */
  noShows: wholeNumber('noShows', FAIRNESS_BOUNDS.noShows),
  noShowDays: wholeNumber('noShowDays', FAIRNESS_BOUNDS.noShowDays),
});
export type Fairness = z.output<typeof fairness>;

export const limitSettings = z.strictObject({
  /** How old fresh fish may be when it is posted, and until when it is offered and can be claimed. */
  freshHours: wholeNumber('freshHours', FRESH_HOURS),
  fairness,
});
export type LimitSettings = z.output<typeof limitSettings>;

/** All that the rules of posts and claims go by. */
export type SiteRules = SpeciesSettings & LimitSettings;
