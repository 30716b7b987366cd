/** The page of a town with the posts in it and around it. */
import { describe, expect } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { readPart } from './sitemap.ts';

useOwnCloud();

const ids: Record<string, string> = {};

it.beforeAll(async () => {
  const ruth = await createFisherman(cloud, 'Ruth Alder');
  ids.near = (await postCatch(cloud, ruth, { location: 'Saco, Maine' })).id;
  ids.far = (await postCatch(cloud, ruth, { location: 'Key West, FL' })).id;
  ids.pledge = (await postPledge(cloud, ruth, { location: '04101' })).id;
  ids.unknown = (await postCatch(cloud, ruth, { location: 'Behind the old cannery' })).id;
  await cloud.settled();
});

const open = async (path: string, flavour: (typeof FLAVOURS)[number] = 'consumer') => {
  const response = await cloud.request(path, {}, flavour);
  return { status: response.status, html: await response.text() };
};

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it('lists the posts within 35 miles, and describes them to search engines', async () => {
    const { status, html } = await open('/fish/portland-me', flavour);
    const title = flavour === 'consumer' ? 'Fish in Portland, ME' : 'Pledged meals in Portland, ME';
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} · `);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    const shown = /<main.*<\/main>/s.exec(html)?.[0];
    expect(shown).toContain(`href="/catch/${ids.near}"`);
    expect(shown).toContain(`href="/pledge/${ids.pledge}"`);
    expect(shown).not.toContain(ids.far);
    expect(html).toContain('"@type":"ItemList"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).not.toContain('noindex');
  });

  it('is in the site map once for each town with a post', async () => {
    const paths = (await readPart(cloud, '/sitemap-pages.xml', flavour)).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/fish/')).sort()).toEqual([
      '/fish/key-west-fl',
      '/fish/portland-me',
      '/fish/saco-me',
    ]);
  });
});

it.each(['/fish/04101', '/fish/portland-maine'])(
  'a town has one page for all its names: %s',
  async (path) => {
    const { html } = await open(path);
    expect(html).toContain(`<link rel="canonical" href="${cloud.origin()}/fish/portland-me">`);
  },
);

it('the page of a town without posts links to the nearest ones, and is not for search engines', async () => {
  const { status, html } = await open('/fish/denver-co');
  expect(status).toBe(200);
  expect(html).toContain('No marketplace catches found within 35 miles of Denver, CO');
  expect(html).toContain(`href="/catch/${ids.near}"`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await open('/share/page/fish/denver-co.jpg')).status).toBe(404);
});

it.each(['/fish/nowhere-at-all', '/fish/x', `/fish/${'a'.repeat(300)}`])(
  'an unknown town has no page: %s',
  async (path) => {
    const { status, html } = await open(path);
    expect([status, html.includes('Oops! Page not found')]).toEqual([404, true]);
  },
);

it('the page of a town has a link from posts with a known place', async () => {
  expect((await open(`/catch/${ids.near}`)).html).toContain('href="/fish/saco-maine"');
  expect((await open(`/catch/${ids.unknown}`)).html).not.toContain('href="/fish/');
  expect((await open(`/pledge/${ids.pledge}`, 'community')).html).toContain('href="/fish/portland-me"');
});
