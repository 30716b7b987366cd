import { prefixOf } from '#shared/languages.ts';
import { LANGUAGE } from '#words/general/format.ts';

/** The beginning of all addresses in this page's language; empty for English. The router adds it to links. */
export const PREFIX = prefixOf(LANGUAGE);

/** The path of a page without its language, as the router has it. @param path an address of this language */
export const withoutLanguage = (path: string): string => path.slice(PREFIX.length) || '/';
