/** Posts of the whole site, as administrators see and moderate them. */
import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/moderation/reports.ts';
import { id, time, userId } from '../fields.ts';
import { REPORT_NOTE_LENGTH } from '../limits.ts';
import { photo } from '../photos/schemas.ts';
import { POST_KIND_NAMES } from '../posts/schemas.ts';
import { speciesShown } from '../species/schemas.ts';

/** `open` posts are in the public lists; `over` posts have a page but are too old for the lists. */
export const POST_STATES = ['open', 'over', 'sold', 'hidden', 'taken_down'] as const;
export type PostState = (typeof POST_STATES)[number];

export const postKind = z.enum(POST_KIND_NAMES);

export const sitePost = z.object({
  id,
  kind: postKind,
  species: z.string(),
  customSpecies: z.optional(z.string()),
  shownAs: z.optional(speciesShown),
  location: z.string(),
  text: z.string(),
  createdAt: time,
  photo: z.optional(photo),
  fisherman: z.object({ userId, name: z.string() }),
  state: z.enum(POST_STATES),
  /** The note that the fisherman received with an administrator's last decision. */
  note: z.optional(z.string()),
});
export type SitePost = z.infer<typeof sitePost>;

export const postModerationBody = z
  .strictObject({
    isTakenDown: z.boolean(),
    /** For the fisherman, unchanged. */
    note: z.optional(
      z.string().check(z.trim(), z.maxLength(REPORT_NOTE_LENGTH, isTooLong(words.note, REPORT_NOTE_LENGTH))),
    ),
  })
  .check(
    z.refine(({ isTakenDown, note }) => !isTakenDown || Boolean(note), {
      path: ['note'],
      error: isRequired(words.note),
    }),
  );
