import * as z from 'zod/mini';
import { customSpeciesTooShort, loadAgain, photoNotFound } from '#words/posts/rules.ts';
import { whenRight } from '../contract/when-right.ts';
import { coordinates, id, time, userId } from '../fields.ts';
import { speciesShown } from '../species/schemas.ts';
import { OTHER, type Species } from '../species/species.ts';

/** A catch for the marketplace, or meals pledged to the community. */
export const DISPOSITIONS = ['whole', 'dressed', 'fillet'] as const;

export const POST_KIND_NAMES = ['catch', 'pledge'] as const;
export type PostKind = (typeof POST_KIND_NAMES)[number];

/** Fields of both kinds of post in a list. */
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

/** The choice 'other' requires a name of the species. */
export const namesCustomSpecies = z.refine<{ species: Species; customSpecies?: string }>(
  (body) => body.species !== OTHER || body.customSpecies !== undefined,
  {
    path: ['customSpecies'],
    when: whenRight('species', 'customSpecies'),
    error: customSpeciesTooShort,
  },
);

/** The landing that a post was made from; one of somebody else, or one that is gone, counts as none. */
export const fromLanding = { landingId: z.optional(id) };

/** Fields of a post that only its owner sees. */
export const ownPostFields = {
  hidden: z.boolean(),
  /** Counts the edits. An edit names the version that it is based on. */
  version: z.int(),
  /** The end of the time for edits. Hiding, showing and deleting are always possible. */
  editableUntil: time,
};

export const versionEdited = z.int({ error: loadAgain });

export const visibilityBody = z.strictObject({ hidden: z.boolean() });
export const postDeleted = z.object({ deleted: z.literal(true) });

/**
 * One photo of an edit: an existing photo of the post, or a new upload. `more` has the form's other fields of a photo.
 */
export function photoChoice<T extends z.core.$ZodLooseShape>(more: T) {
  return z.union([z.strictObject({ photoId: id, ...more }), z.strictObject({ uploadId: id, ...more })], {
    error: photoNotFound,
  });
}
