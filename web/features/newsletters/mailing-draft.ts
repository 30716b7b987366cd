/** The unsaved text of an announcement email, stored on this device under the person's id and its source. */
import * as z from 'zod/mini';
import { audience } from '#shared/newsletters/audience.ts';
import { person } from '#shared/newsletters/schemas.ts';
import { inOtherLanguages, OTHER_LANGUAGES } from '#shared/text/in-languages.ts';
import { keepOnDevice, keptOnDevice } from '../../lib/device/kept-on-device.ts';

const text = { subject: z.string(), content: z.string() };

const letter = z.object({
  ...text,
  inLanguages: z.optional(inOtherLanguages(z.object(text))),
  audience: z.optional(audience),
  /** The recipient, if the audience is one person. */
  person: z.optional(person),
});
export type Letter = z.infer<typeof letter>;
/** The email in one language. */
export type Version = Pick<Letter, 'subject' | 'content'>;

export const EMPTY: Letter = { subject: '', content: '' };

const isFilled = (written: string) => written.trim() !== '';
const isBegun = ({ subject, content }: Version) => isFilled(subject) || isFilled(content);
export const isComplete = ({ subject, content }: Version): boolean => isFilled(subject) && isFilled(content);

/** The email in English, and its versions in other languages unless they are empty. */
export function textIn({ subject, content, inLanguages = {} }: Letter, isIncluded = isBegun) {
  const included = OTHER_LANGUAGES.flatMap((language) => {
    const version = inLanguages[language];
    return version && isIncluded(version) ? [[language, version] as const] : [];
  });
  return {
    ...{ subject, content },
    ...(included.length > 0 && { inLanguages: Object.fromEntries(included) }),
  };
}

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

export const loadTyped = (userId: string, source: Source): Typed | undefined =>
  keptOnDevice(nameOf(userId, source), typed);

/** @param typed undefined once it is saved, sent or discarded */
export const keepTyped = (userId: string, source: Source, typed: Typed | undefined): void =>
  keepOnDevice(nameOf(userId, source), typed);
