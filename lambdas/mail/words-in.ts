/** The words of emails in the recipient's language. English is part of the bundle; others are loaded when the first email needs them. */
import type { Flavour } from '#shared/flavours.ts';
import { type Language, pathIn } from '#shared/languages.ts';
import * as english from '#shared/words/en/emails.ts';
import type { Wide } from '#shared/words/wide.ts';
import { originOf } from '../core/origin.ts';

export type EmailWords = Omit<Wide<typeof english>, 'language'> & { language: Language };

/** For the site's own mailboxes, and for people whose language is not known. */
export const ENGLISH: EmailWords = english;

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<EmailWords>>> = {
  es: () => import('#shared/words/es/emails.ts'),
  pt: () => import('#shared/words/pt/emails.ts'),
  vi: () => import('#shared/words/vi/emails.ts'),
};

export const wordsIn = async (language: Language = 'en'): Promise<EmailWords> =>
  language === 'en' ? ENGLISH : await OTHERS[language]();

/** The address of a page in the language of an email. @param path with a query and fragment, if any */
export const linkIn = (words: EmailWords, flavour: Flavour, path: string): string =>
  originOf(flavour) + pathIn(words.language, path);
