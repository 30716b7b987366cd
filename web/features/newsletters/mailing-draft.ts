/** The unsaved text of an announcement email: kept on this device, under the person's id and where it came from. */
import * as z from 'zod/mini';
import { audience } from '#shared/newsletters/audience.ts';
import { person } from '#shared/newsletters/schemas.ts';

const letter = z.object({
  subject: z.string(),
  content: z.string(),
  audience: z.optional(audience),
  /** Of an audience that is one person. */
  person: z.optional(person),
});
export type Letter = z.infer<typeof letter>;

export const EMPTY: Letter = { subject: '', content: '' };

/** With the version that it was made from, 0 for one that nobody has saved. */
const typed = z.extend(letter, { version: z.int() });
export type Typed = z.infer<typeof typed>;

/** Where a text begins: empty, with a draft, or with a newsletter that was sent. As the page's address has it. */
export type Source = 'new' | `draft.${string}` | `again.${string}`;

export const isSource = (text: string | null): text is Source =>
  text !== null && /^(?:new|(?:draft|again)\.\w+)$/.test(text);

/** The draft's or the newsletter's id. */
export const idIn = (source: Source, kind: 'draft' | 'again'): string | undefined =>
  source.startsWith(`${kind}.`) ? source.slice(kind.length + 1) : undefined;

const nameOf = (userId: string, source: Source) =>
  `creel.draft.${userId}.mailing${source === 'new' ? '' : `.${source}`}`;

export function loadTyped(userId: string, source: Source): Typed | undefined {
  try {
    const kept = localStorage.getItem(nameOf(userId, source));
    return z.safeParse(typed, JSON.parse(kept ?? 'null')).data;
  } catch {
    // Forbidden storage, or nothing that was kept here.
    return undefined;
  }
}

/** @param typed undefined once it is saved, sent or discarded */
export function keepTyped(userId: string, source: Source, typed: Typed | undefined): void {
  try {
    if (typed) localStorage.setItem(nameOf(userId, source), JSON.stringify(typed));
    else localStorage.removeItem(nameOf(userId, source));
  } catch {
    // Full or forbidden storage must not keep anyone from writing on.
  }
}
