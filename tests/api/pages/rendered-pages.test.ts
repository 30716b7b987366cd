/** The app's pages as the server renders them: complete, and the same for everybody. */
import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { PATHS, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { pageCacheOf } from '#shared/rendering.ts';
import { cloud, it, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import {
  addressIn,
  CRAWLERS,
  createPageIds,
  KNOWN_AS,
  outsideOfTheApp,
  PAGES_THAT_ARE_THERE,
  type PageIds,
  SITE_OF,
} from '#tests/support/browser/page-addresses.ts';

usePeople();

const ABSENT = '01JCXZ0000000000000000000A';
let ids: PageIds;

it.beforeAll(async () => {
  ids = await createPageIds(cloud, ruth);
});

const addressOf = (pattern: string) => addressIn(pattern, ids);

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe.each(FLAVOURS)('a public page of the %s site', (flavour) => {
  it.each(PAGES_THAT_ARE_THERE)('is complete with a head of its own: %s', async (pattern) => {
    const path = addressOf(pattern);
    const response = await cloud.request(path, {}, flavour);
    const html = await response.text();
    expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    });
    expect(html).toMatch(/<main[^>]*>.*<h1/s);
    const known = KNOWN_AS[pattern] ?? pattern;
    const canonical = cloud.origin(SITE_OF[known] ?? flavour) + addressOf(known);
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).toContain(`data-flavour="${flavour}"`);
    const { seconds, staleSeconds } = pageCacheOf(path.replace(/\?.*/, '')) ?? {};
    // The edge decides about stale pages.
    expect(staleSeconds).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${seconds}`);
  });

  it('returns the same headers for HEAD, without a body', async () => {
    for (const [path, status] of [
      [addressOf(PATHS.catch), 200],
      [PATHS.catch.replace(/:\w+/, ABSENT), 404],
    ] as const) {
      const [head, page] = await Promise.all(
        ['HEAD', 'GET'].map((method) => cloud.request(path, { method }, flavour)),
      );
      expect([head?.status, await head?.text()]).toEqual([status, '']);
      for (const name of ['content-type', 'cache-control', 'content-security-policy'])
        expect(head?.headers.get(name), name).toBe(page?.headers.get(name));
    }
  });

  it('returns the shell for an address that is too long to be a page', async () => {
    const response = await cloud.request(`${PATHS.marketplace}?q=${'cod'.repeat(1000)}`, {}, flavour);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`data-flavour="${flavour}"`);
  });

  it('cuts a long search text to the allowed length', async () => {
    const response = await cloud.request(`${PATHS.fishermen}?q=${'cod'.repeat(100)}`, {}, flavour);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Please try again');
  });

  it.each([PATHS.home, PATHS.impact, PATHS.press])(
    'contains the faces of its fonts, and not again in the later styles: %s',
    async (path) => {
      const html = await (await cloud.request(path, {}, flavour)).text();
      const later = /name="whole-styles" content="([^"]+)"/.exec(html)?.[1];
      const sheet = later === undefined ? '' : await (await cloud.request(later, {}, flavour)).text();
      expect((html + sheet).match(/@font-face/g)).toHaveLength(1);
    },
  );

  it('contains no script that its policy does not allow', async () => {
    const response = await cloud.request(addressOf(PATHS.catch), {}, flavour);
    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = [
      ...(await response.text()).matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs),
    ];
    const run = scripts.filter(({ groups }) => !groups?.attributes?.includes('type="application/'));
    expect(run.length).toBeGreaterThan(0);
    for (const { groups } of run) expect(policy).toContain(hashOf(groups?.text ?? ''));
  });

  it.each([
    [PATHS.catch, 'Catch not found'],
    [PATHS.pledge, 'Pledge not found'],
  ])('returns 404 for a missing page and says so: %s', async (pattern, words) => {
    const missing = await cloud.request(pattern.replace(/:\w+/, ABSENT), {}, flavour);
    const html = await missing.text();
    expect(missing.status).toBe(404);
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(missing.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  });
});

describe('the same page', () => {
  /** Each response here is rendered separately and contains its time. */
  const RENDERED_AT = /(?<="renderedAt":)\d+/;

  const open = async (path: string, headers: Record<string, string>, token?: string) => {
    const response = await cloud.request(path, { headers, token });
    const html = await response.text();
    expect(html).toMatch(RENDERED_AT);
    return { status: response.status, html: html.replace(RENDERED_AT, '0') };
  };

  const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' };

  it.each([PATHS.marketplace, PATHS.pledge])('is served to crawlers and people: %s', async (pattern) => {
    const path = addressOf(pattern);
    const seen = await open(path, person);
    for (const agent of CRAWLERS) expect(await open(path, { 'user-agent': agent }), agent).toEqual(seen);
  });

  it.each(PAGES_THAT_ARE_THERE)('is served to a signed-in crawler: %s', async (pattern) => {
    const path = addressOf(pattern);
    const agent = CRAWLERS[PAGES_THAT_ARE_THERE.indexOf(pattern) % CRAWLERS.length] ?? '';
    const headers = { 'user-agent': agent, cookie: `session=${ruth.accessToken}` };
    expect(await open(path, headers, ruth.accessToken)).toEqual(await open(path, person));
  });

  it('is the same for documents outside the app: site map, feeds, frames and pictures', async () => {
    const ask = async (path: string, agent: string, token?: string) => {
      const headers = { 'user-agent': agent, ...(token !== undefined && { cookie: `session=${token}` }) };
      const response = await cloud.request(path, { headers, token });
      const body = Buffer.from(await response.arrayBuffer()).toString('base64');
      expect(response.headers.get('cache-control'), path).toMatch(/^public, /);
      expect(response.headers.get('vary') ?? '', path).not.toMatch(/authorization|cookie|agent|\*/i);
      expect(response.headers.has('set-cookie'), path).toBe(false);
      return [path, response.status, body];
    };
    for (const [index, { path }] of outsideOfTheApp(ids, cloud.clock.now()).entries()) {
      const seen = await ask(path, person['user-agent']);
      expect(seen[1]).toBe(200);
      expect(await ask(path, CRAWLERS[index % CRAWLERS.length] ?? '', ruth.accessToken)).toEqual(seen);
    }
  });
});

describe('a personal page or a form', () => {
  const rendered: readonly string[] = RENDERED_PAGES;
  const own = Object.values(PATHS).filter((pattern) => !rendered.includes(pattern));

  it.each(own)('is the shell without any personal data: %s', async (pattern) => {
    const path = pattern.replace(/:\w+/g, ids.pledgeId ?? '');
    const [page, shell] = await Promise.all([cloud.request(path), cloud.request('/index.html')]);
    expect(page.status).toBe(200);
    const noindex = '<meta name="robots" content="noindex">';
    const html = await page.text();
    expect(html).toContain(noindex);
    expect(html.replace(noindex, '') === (await shell.text())).toBe(true);
  });
});
