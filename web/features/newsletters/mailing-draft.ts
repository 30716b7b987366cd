/** The unsaved text of an announcement email, stored on this device under the person's id and its source. */
import * as z from 'zod/mini';
import { audience } from '#shared/newsletters/audience.ts';
import { person } from '#shared/newsletters/schemas.ts';

const letter = z.object({
  subject: z.string(),
  content: z.string(),
  audience: z.optional(audience),
  /** The recipient, if the audience is one person. */
  person: z.optional(person),
});
export type Letter = z.infer<typeof letter>;

export const EMPTY: Letter = { subject: '', content: '' };

/** Includes the version that it is based on, 0 for one that was never saved. */
const typed = z.extend(letter, { version: z.int() });
export type Typed = z.infer<typeof typed>;

/** The source of a text, as in the page's address: empty, empty for one person, a draft, or a newsletter that was sent. */
export type Source = 'new' | `person.${string}` | `draft.${string}` | `again.${string}`;

export const isSource = (text: string | null): text is Source =>
  text !== null && /^(?:new|(?:person|draft|again)\.[\w-]+)$/.test(text);

/** The id of the person, draft or newsletter. */
export const idIn = (source: Source, kind: 'person' | 'draft' | 'again'): string | undefined =>
  source.startsWith(`${kind}.`) ? source.slice(kind.length + 1) : undefined;

const nameOf = (userId: string, source: Source) =>
  `creel.draft.${userId}.mailing${source === 'new' ? '' : `.${source}`}`;

export function loadTyped(userId: string, source: Source): Typed | undefined {
  try {
    const kept = localStorage.getItem(nameOf(userId, source));
    return z.safeParse(typed, JSON.parse(kept ?? 'null')).data;
  } catch {
    // Storage is forbidden, or the stored value is invalid.
    return undefined;
  }
}

/** @param typed undefined once it is saved, sent or discarded */
export function keepTyped(userId: string, source: Source, typed: Typed | undefined): void {
  try {
    if (typed) localStorage.setItem(nameOf(userId, source), JSON.stringify(typed));
    else localStorage.removeItem(nameOf(userId, source));
  } catch {
    // Full or forbidden storage must not stop anyone from writing.
  }
}
