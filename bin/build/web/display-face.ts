import type { Plugin } from 'vite';
import type { Language } from '#shared/languages.ts';

const ENGLISH = 'besley.woff2';

/** The file of the display face in web/styles/fonts. Besley has no Vietnamese letters (web/styles/main.css). */
const FILES: Readonly<Record<Language, string | undefined>> = {
  en: ENGLISH,
  es: 'besley-es-pt.woff2',
  pt: 'besley-es-pt.woff2',
  vi: undefined,
};

const PRELOAD = new RegExp(`\\s*<link rel="preload"[^>]*${ENGLISH}[^>]*>`);

/** Gives each language the file with its letters, so that English does not load those of the others. */
export function displayFace(language: Language): Plugin {
  const file = FILES[language];
  return {
    name: 'creel:display-face',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/main\.css$/ },
      handler: (code) => (file === undefined ? null : { code: code.replace(ENGLISH, file), map: null }),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (file === undefined ? html.replace(PRELOAD, '') : html.replace(ENGLISH, file)),
    },
  };
}
