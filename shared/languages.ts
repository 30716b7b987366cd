/** The languages of the site. Pages in English have no prefix in their address, so existing links stay. */
export const LANGUAGES = ['en', 'es', 'pt', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  vi: 'Tiếng Việt',
};

/** The languages with a prefix of their own: `/es/marketplace`. */
const PREFIX = new RegExp(`^/(${LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE).join('|')})(?=/|$)`);

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value);

/** The first part of every address in a language: "/es", or nothing for English. */
export const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`);

/** @param path a path without a language, with or without a query: "/marketplace", "/" */
export const pathIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : prefixOf(language) + path.replace(/^\/(?=$|\?)/, '');

/** The language that a path names, and the path without it: "/es/marketplace" and "/es" have Spanish pages. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const found = PREFIX.exec(path)?.[1];
  if (!isLanguage(found)) return { language: DEFAULT_LANGUAGE, path };
  const rest = path.slice(found.length + 1);
  return { language: found, path: rest.startsWith('/') ? rest : `/${rest}` };
}
