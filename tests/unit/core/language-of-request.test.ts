import { expect, it } from 'vitest';
import { languageOf as ofPage } from '#lambdas/languages/of-page.ts';
import { languageOf as ofRequest } from '#lambdas/languages/of-request.ts';

const accepting = (accepted?: string) =>
  ofRequest({ headers: accepted === undefined ? {} : { 'accept-language': accepted } });

it.each([
  ['es', 'es'],
  ['pt-BR', 'pt'],
  ['VI-vn', 'vi'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, pt;q=0.7, es;q=0.8', 'es'],
  ['es;q=0.5,vi;q=0.5', 'es'],
  ['es;q=0,vi;q=0.1', 'vi'],
  ['zh-Hans-CN;q=0.9, es-419 ;q=0.4', 'es'],
])('a caller who accepts %s gets a response in %s', (accepted, language) => {
  expect(accepting(accepted)).toBe(language);
});

it.each([undefined, '', '*', 'fr', 'español', 'es;q=x', ',;,=', `${'es;'.repeat(2000)}`, '__proto__'])(
  'a caller who accepts no known language gets a response in English: %s',
  (accepted) => {
    expect(accepting(accepted)).toBe('en');
  },
);

it.each([
  ['/index.html', 'en'],
  ['/es/index.html', 'es'],
  ['/vi/community.html', 'vi'],
  ['/share/01J000/pt/wide-00000000.jpg', 'pt'],
  ['/share/fisherman/01J000/pt.jpg', 'pt'],
  ['/share/page/es/about.jpg', 'es'],
  ['/share/page/essays.jpg', 'en'],
  ['/feeds/es/pledges.atom', 'es'],
  ['/embed/vi/pledges', 'vi'],
  ['/sitemap.xml', 'en'],
])('the path %s is in %s', (rawPath, language) => {
  expect(ofPage({ rawPath })).toBe(language);
});
