/** A species in the site's list. */
import * as z from 'zod/mini';
import * as words from '#words/site/rules.ts';
import { publicName } from '../fields.ts';
import { SPECIES_GROUP_LENGTH, SPECIES_ID_LENGTH, SPECIES_NAME_LENGTH } from '../limits.ts';
import { inOtherLanguages } from '../text/in-languages.ts';

/** Species that the product has drawings of. */
export const SPECIES_DRAWINGS = ['cod', 'lobster', 'snapper', 'crab', 'squid', 'mixed', 'default'] as const;

/** Checks only the form of an id. Code that knows the site's list checks whether the id is in it. */
export const speciesId = (message: string = words.idInvalid) =>
  z
    .string({ error: message })
    .check(
      z.minLength(SPECIES_ID_LENGTH.min, message),
      z.maxLength(SPECIES_ID_LENGTH.max, message),
      z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, message),
    );

const drawing = z.enum(SPECIES_DRAWINGS, { error: words.chooseDrawing });

const name = publicName.check(z.maxLength(SPECIES_NAME_LENGTH, words.nameTooLong(SPECIES_NAME_LENGTH)));

export const speciesEntry = z.strictObject({
  /** It never changes and is never removed from the list, because posts refer to it. */
  id: speciesId(),
  /** In English. */
  name,
  /** In other languages. Without one, it is the product's word as long as the English name is the product's too. */
  names: z.optional(inOtherLanguages(name)),
  /** Shown in parentheses after the name where a species is chosen. */
  group: z.optional(
    publicName.check(z.maxLength(SPECIES_GROUP_LENGTH, words.groupTooLong(SPECIES_GROUP_LENGTH))),
  ),
  drawing,
  /** It forms histamine when it warms up, so it can only be pledged on ice or frozen. */
  formsHistamine: z.optional(z.literal(true)),
  /** Not offered for new posts. */
  hidden: z.optional(z.literal(true)),
});
export type SpeciesEntry = z.output<typeof speciesEntry>;

/** How the site shows a species differently from the initial list. */
export const speciesShown = z.object({
  /** In English. */
  name: z.optional(z.string()),
  names: z.optional(inOtherLanguages(z.string())),
  drawing: z.optional(drawing),
});
export type SpeciesShown = z.output<typeof speciesShown>;
