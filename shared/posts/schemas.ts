import * as z from 'zod/mini';
import { customSpeciesTooShort, loadAgain, photoNotFound } from '#words/posts/rules.ts';
import { whenRight } from '../contract/when-right.ts';
import { coordinates, id, time, userId } from '../fields.ts';
import { speciesShown } from '../species/schemas.ts';
import { OTHER, type Species } from '../species/species.ts';

/** A catch for the marketplace, or meals pledged to the community. */
export const POST_KIND_NAMES = ['catch', 'pledge'] as const;
export type PostKind = (typeof POST_KIND_NAMES)[number];

/** Fields of either kind of post in a list. */
export const postCardFields = {
  id,
  fishermanId: userId,
  fishermanName: z.string(),
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  location: z.string(),
  coordinates: z.optional(coordinates),
  createdAt: time,
};

/** The choice 'other' needs a name of the species. */
export const namesCustomSpecies = z.refine<{ species: Species; customSpecies?: string }>(
  (body) => body.species !== OTHER || body.customSpecies !== undefined,
  {
    path: ['customSpecies'],
    when: whenRight('species', 'customSpecies'),
    error: customSpeciesTooShort,
  },
);

/** Fields of a post that only its owner sees. */
export const ownPostFields = {
  hidden: z.boolean(),
  /** Counts the edits; an edit names the version it was made from. */
  version: z.int(),
  /** Until when it may be edited; hidden, shown and deleted it may be for ever. */
  editableUntil: time,
};

export const versionEdited = z.int({ error: loadAgain });

export const visibilityBody = z.strictObject({ hidden: z.boolean() });
export const postDeleted = z.object({ deleted: z.literal(true) });

/** One photo of an edit: one that the post has, or a new upload. `more` is what the form says of each. */
export function photoChoice<T extends z.core.$ZodLooseShape>(more: T) {
  return z.union([z.strictObject({ photoId: id, ...more }), z.strictObject({ uploadId: id, ...more })], {
    error: photoNotFound,
  });
}
