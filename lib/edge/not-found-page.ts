/**
 * The page for a dead link or a mistyped address outside the app, with the text of the app's own page
 * (web/features/information/not-found-page.tsx). It is a whole page in the few bytes that the edge function has room
 * for.
 */
import { FLAVOUR_COLORS } from '#shared/flavour-colors.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import * as words from '#words/app/not-found.ts';

const STYLE = `
body{margin:0;padding:16vh 16px 16px;font:17px/1.5 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere;background:var(--surface);color:var(--ink)}
h1{margin:20px 0 4px;font-size:24px;line-height:1.2}
p{margin:0 0 24px;color:var(--muted)}
a{display:inline-block;padding:12px 24px;border-radius:10px;background:var(--ink);color:var(--surface);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

/** The edge function replaces `FLAVOUR` by the flavour of the host. */
export const NOT_FOUND = [
  '<!doctype html><html lang="en" data-flavour="FLAVOUR"><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg">',
  `<title>${words.pageTitle} · ${PRODUCT_NAME}</title><style>${(FLAVOUR_COLORS + STYLE).replaceAll('\n', '')}</style>`,
  `<main><img src="/favicon.svg" alt="${PRODUCT_NAME}" width="72" height="72">`,
  `<h1>${words.title}</h1><p>${words.lead}</p><a href="/">${words.home}</a></main>`,
].join('');
