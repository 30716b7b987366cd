/**
 * Every rendered page in every language and on both hosts: its addresses, and those of the same page in other
 * languages.
 */
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { LANGUAGES, type Language, pathIn, prefixOf, splitLanguage } from '#shared/languages.ts';
import { PATHS, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import {
  addressIn,
  createPageIds,
  type PageIds,
  publicPages,
} from '#tests/support/browser/page-addresses.ts';

let ids: PageIds;
it.beforeAll(async () => {
  ids = await createPageIds(cloud);
});

async function open(path: string, flavour: Flavour) {
  const response = await cloud.request(path, {}, flavour);
  const text = await response.text();
  const ofHead = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, ...found]) => found);
  return {
    status: response.status,
    language: /<html lang="([^"]+)"/.exec(text)?.[1],
    isUnlisted: text.includes('<meta name="robots" content="noindex">'),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '',
    alternates: ofHead(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
    locales: ofHead(/<meta property="og:locale(?::alternate)?" content="([^"]+)"/g).flat(),
    feed: /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(text)?.[1],
    picture: new URL(/<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? 'http://none/')
      .pathname,
    data: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

/** Returns the path, and the site of its host. */
function hostOf(url: string): { path: string; flavour: Flavour } {
  const flavour = FLAVOURS.find((each) => url.startsWith(`${cloud.origin(each)}/`)) ?? 'consumer';
  return { path: url.slice(cloud.origin(flavour).length), flavour };
}

describe.each(LANGUAGES.flatMap((language) => FLAVOURS.map((flavour) => ({ language, flavour }))))(
  'in $language on the $flavour host',
  ({ language, flavour }) => {
    it('every page is in its language, and its alternates link to each other', async () => {
      for (const address of publicPages(ids)) {
        const page = await open(pathIn(language, address), flavour);
        expect([page.status, page.language], address).toEqual([200, language]);
        expect(splitLanguage(hostOf(page.canonical).path).language, address).toBe(language);
        expect([page.locales[0]?.slice(0, 2), new Set(page.locales).size], address).toEqual([
          language,
          LANGUAGES.length,
        ]);
        for (const data of page.data) {
          if (/Page$|^WebSite$/.test(data['@type'])) expect(data.inLanguage, address).toBe(language);
        }
        await expectLinksBack(page, language, address);
      }
    });

    it('feeds and pictures of the pages exist in the language', async () => {
      const pages = [PATHS.home, PATHS.pledge, PATHS.fisherman, PATHS.about].map((each) =>
        addressIn(each, ids),
      );
      for (const address of pages) {
        const { feed, picture } = await open(pathIn(language, address), flavour);
        const drawn = await cloud.request(picture, { method: 'HEAD' }, flavour);
        expect([picture.includes(`${prefixOf(language)}`), drawn.status], picture).toEqual([true, 200]);
        if (feed === undefined) continue;
        const text = await (await cloud.request(feed, {}, flavour)).text();
        expect(text, feed).toContain(`xml:lang="${language}"`);
        const links = [...text.matchAll(/type="text\/html" href="([^"]+)"/g)].map(
          ([, url = '']) => hostOf(url).path,
        );
        for (const link of links) expect(splitLanguage(link).language, link).toBe(language);
      }
    });

    it('missing pages say so in the language', async () => {
      for (const pattern of RENDERED_PAGES.filter((each) => /:(?!customer|short|town)/.test(each))) {
        const { status, language: said } = await open(
          pathIn(language, pattern.replace(/:\w+/, 'nothing')),
          flavour,
        );
        expect([status, said], pattern).toEqual([404, language]);
      }
      expect(await open(pathIn(language, '/nothing'), flavour)).toMatchObject({ status: 404, language });
    });
  },
);

/** Expects that each alternate exists and names the same alternates. A page that is not for search engines has none. */
async function expectLinksBack(page: Awaited<ReturnType<typeof open>>, language: Language, address: string) {
  if (page.isUnlisted) return expect(page.alternates, address).toEqual([]);
  const { path, flavour } = hostOf(page.canonical);
  const { path: plain } = splitLanguage(path);
  const origin = cloud.origin(flavour);
  expect(page.alternates, address).toEqual([
    ...LANGUAGES.map((each) => [each, origin + pathIn(each, plain)]),
    ['x-default', origin + plain],
  ]);
  for (const other of LANGUAGES.filter((each) => each !== language)) {
    const alternate = await open(pathIn(other, plain), flavour);
    expect(alternate.alternates, `${other} ${address}`).toEqual(page.alternates);
  }
}
