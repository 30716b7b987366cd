/** Reads the site map as a crawler does: the index, then each of its parts. */
import { expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

export interface Mentioned {
  /** Within the site. */
  path: string;
  lastmod: string | undefined;
}

/** Reads the addresses in a file of the site map. Throws unless it is well-formed and of this host. */
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
    ...text.matchAll(/<(url|sitemap)><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/\1>/g),
  ];
  expect(entries.length).toBe(text.match(/<loc>/g)?.length ?? 0);
  return entries.map(([, , address = '', lastmod]) => {
    const origin = cloud.origin(flavour);
    expect(address.slice(0, origin.length + 1)).toBe(`${origin}/`);
    return { path: address.slice(origin.length), lastmod };
  });
}

/** All addresses of the site map, each once. */
export async function readSitemap(cloud: LocalCloud, flavour: Flavour = 'consumer'): Promise<string[]> {
  await cloud.settled();
  const paths: string[] = [];
  for (const part of await readPart(cloud, '/sitemap.xml', flavour))
    paths.push(...(await readPart(cloud, part.path, flavour)).map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  return paths;
}
