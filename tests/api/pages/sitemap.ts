/** Reads the site map as a crawler does: the index, then each of its parts. */
import { expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn, splitLanguage } from '#shared/languages.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

export interface Mentioned {
  /** The path within the site. */
  path: string;
  lastmod: string | undefined;
}

/**
 * Reads the addresses in a file of the site map, without the language of pages. Throws unless the file is well-formed,
 * for this host, and contains each page in all languages.
 */
export async function readPart(
  cloud: LocalCloud,
  path: string,
  flavour: Flavour = 'consumer',
): Promise<Mentioned[]> {
  const response = await cloud.request(path, { headers: { 'cache-control': 'no-cache' } }, flavour);
  const text = await response.text();
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const entries = [
    ...text.matchAll(
      /<(url|sitemap)><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?((?:<xhtml:link [^>]*\/>)*)<\/\1>/g,
    ),
  ];
  expect(entries.length).toBe(text.match(/<loc>/g)?.length ?? 0);
  const origin = cloud.origin(flavour);
  const mentioned = entries.map(([, kind, address = '', lastmod, alternates = '']) => {
    expect(address.slice(0, origin.length + 1)).toBe(`${origin}/`);
    const { language, path } = splitLanguage(address.slice(origin.length));
    if (kind === 'url') expect(alternatesIn(alternates)).toEqual(alternatesOf(origin, path));
    return { language, path, lastmod, kind };
  });
  const pages = mentioned.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const inAll = pages.flatMap(({ path, kind }) =>
    (kind === 'url' ? LANGUAGES : [DEFAULT_LANGUAGE]).map((each) => `${each} ${path}`),
  );
  expect(mentioned.map(({ language, path }) => `${language} ${path}`)).toEqual(inAll);
  return pages.map(({ path, lastmod }) => ({ path, lastmod }));
}

const alternatesIn = (links: string) =>
  [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, address]) => [
    language,
    address,
  ]);

const alternatesOf = (origin: string, path: string) => [
  ...LANGUAGES.map((each) => [each, origin + pathIn(each, path)]),
  ['x-default', origin + path],
];

/** Returns all addresses of the site map, each once. */
export async function readSitemap(cloud: LocalCloud, flavour: Flavour = 'consumer'): Promise<string[]> {
  await cloud.settled();
  const paths: string[] = [];
  for (const part of await readPart(cloud, '/sitemap.xml', flavour))
    paths.push(...(await readPart(cloud, part.path, flavour)).map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  return paths;
}
