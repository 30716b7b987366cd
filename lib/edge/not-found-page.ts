/**
 * The page for a dead link or a mistyped address outside the app, with the text of the app's own page
 * (web/features/information/not-found-page.tsx). It is a whole page in the few bytes that the edge function has room
 * for.
 */
import { FLAVOUR_COLORS } from '#shared/flavour-colors.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { LANGUAGES, type Language, pathIn, prefixOf } from '#shared/languages.ts';
import * as es from '#shared/words/es/app/not-found.ts';
import * as pt from '#shared/words/pt/app/not-found.ts';
import * as vi from '#shared/words/vi/app/not-found.ts';
import * as en from '#words/app/not-found.ts';

const STYLE = `
body{margin:0;padding:16vh 16px 16px;font:17px/1.5 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere;background:var(--surface);color:var(--ink)}
h1{margin:20px 0 4px;font-size:24px;line-height:1.2}
p{margin:0 0 24px;color:var(--muted)}
a{display:inline-block;padding:12px 24px;border-radius:10px;background:var(--ink);color:var(--surface);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

/** The edge function replaces `{FLAVOUR}` by the flavour of the host, and the other names by the texts of the language. */
export const NOT_FOUND = [
  '<!doctype html><html lang="{LANGUAGE}" data-flavour="{FLAVOUR}"><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg">',
  `<title>{NAME} · ${PRODUCT_NAME}</title><style>${(FLAVOUR_COLORS + STYLE).replaceAll('\n', '')}</style>`,
  `<main><img src="/favicon.svg" alt="${PRODUCT_NAME}" width="72" height="72">`,
  '<h1>{TITLE}</h1><p>{LEAD}</p><a href="{HOME}">{WAY}</a></main>',
].join('');

const WORDS: Readonly<Record<Language, Record<keyof typeof en, string>>> = { en, es, pt, vi };

function textsOf(language: Language) {
  const { pageTitle, title, lead, home } = WORDS[language];
  return {
    LANGUAGE: language,
    NAME: pageTitle,
    TITLE: title,
    LEAD: lead,
    WAY: home,
    HOME: pathIn(language, '/'),
  };
}

/** The texts of the page by the prefix of their language. */
export const NOT_FOUND_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  LANGUAGES.map((language) => [prefixOf(language), textsOf(language)]),
);
