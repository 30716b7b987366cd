/** Programs that read the site, and old links to it. */
import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { LANGUAGES, type Language, pathIn } from '#shared/languages.ts';
import { HOUR } from '#shared/limits.ts';
import { isPage, RENDERED_PAGES } from '#shared/pages/pages.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { outsideIn, outsideOfTheApp } from '#tests/support/browser/page-addresses.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { readSitemap } from './sitemap.ts';

useOwnCloud();

let ruth: TestUser;
let pledgeId: string;
let catchId: string;

it.beforeAll(async () => {
  ruth = await createFisherman(cloud, 'Ruth Alder');
  pledgeId = (await postPledge(cloud, ruth, { mealsPledged: 24 })).id;
  await postPledge(cloud, ruth, { mealsPledged: 6, species: 'cod' });
  catchId = (await postCatch(cloud, ruth)).id;
  await cloud.settled();
});

async function open(path: string, flavour?: Flavour) {
  const headers = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  const response = await cloud.request(path, { headers }, flavour);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const descriptionOf = (text: string) => /<meta name="description" content="([^"]*)"/.exec(text)?.[1];

describe.each(FLAVOURS)('for crawlers of the %s host', (flavour) => {
  it('every address of the site map works on its host and is the canonical address of its page', async () => {
    const addresses = await readSitemap(cloud, flavour);
    expect(addresses).toEqual(
      expect.arrayContaining([
        flavour === 'consumer' ? `/catch/${catchId}` : `/pledge/${pledgeId}`,
        `/fisherman/${ruth.userId}`,
      ]),
    );
    for (const [page, path] of addresses.flatMap((each) =>
      LANGUAGES.map((one) => [each, pathIn(one, each)] as const),
    )) {
      const { status, text } = await open(path, flavour);
      expect(status, path).toBe(200);
      if (!isPage(page, RENDERED_PAGES)) continue;
      const named = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
      expect(named).toBe(cloud.origin(flavour) + path);
    }
  });

  it('robots.txt excludes private pages and names the site map', async () => {
    const { headers, text } = await open('/robots.txt', flavour);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${cloud.origin(flavour)}/sitemap.xml\n`);
    for (const path of [
      '/api/',
      '/_',
      ...LANGUAGES.flatMap((each) =>
        ['/messages', '/admin', '/landings/new'].map((path) => pathIn(each, path)),
      ),
    ]) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).not.toMatch(/Disallow: \/(?:share|pledge|catch|media)/);
  });

  it('a pledge has the specified title and description', async () => {
    const { text } = await open(`/pledge/${pledgeId}`, flavour);
    expect(text).toContain('<title>24 Meals Pledged - Creel</title>');
    expect(descriptionOf(text)).toMatch(/24 meals of haddock pledged by Ruth Alder in Portland, ME/);
    const isReport = /^Partnership Impact Report: .*0 claimed, 0 served\./.test(descriptionOf(text) ?? '');
    expect(isReport).toBe(flavour === 'community');
  });

  it.each([
    ['/share/marketplace', () => '/marketplace'],
    ['/share/marketplace/?utm_source=x', () => '/marketplace'],
    ['/share/catch/ID', (id: string) => `/catch/${id}`],
    ['/share/fisherman/ID/', (id: string) => `/fisherman/${id}`],
    ['/share/catch/ID?p=/evil&next=//evil.example', (id: string) => `/catch/${id}`],
    ['/share', () => '/share-pledge'],
  ])(
    '%s, an earlier address of a page, redirects to the page on the same host without a question',
    async (old, now) => {
      for (const id of [pledgeId, '%3Cscript%3E']) {
        const { status, headers, text } = await open(old.replace('ID', id), flavour);
        expect([status, headers.get('location'), text]).toEqual([301, now(id), '']);
        expect(headers.get('cache-control')).toBe('public, max-age=86400');
        expect(headers.has('apigw-requestid')).toBe(false);
      }
    },
  );
});

it('pages of lists start with the newest posts of the host’s main kind', async () => {
  const consumer = (await open('/marketplace')).text;
  expect(consumer).toContain('$6.50 per pound');
  const community = (await open('/marketplace', 'community')).text;
  expect(community).toContain(`href="/pledge/${pledgeId}"`);
  expect(community.indexOf('6 meals')).toBeLessThan(community.indexOf('24 meals'));
});

it('no list and no profile reveals contact details', async () => {
  for (const path of ['/', '/marketplace', '/fishermen', `/fisherman/${ruth.userId}`]) {
    const { text } = await open(path);
    expect(text).not.toMatch(/555.?0142/);
    expect(text).not.toContain(ruth.email);
  }
});

describe('deleted, hidden and outdated posts', () => {
  interface Gone {
    owner: TestUser;
    pledge: string;
    sale: string;
  }
  const ways: Record<string, (gone: Gone) => Promise<unknown>> = {
    hidden: ({ owner, pledge, sale }) =>
      Promise.all([
        asOwner(cloud, owner).setPledgeHidden(pledge, true),
        asOwner(cloud, owner).setCatchHidden(sale, true),
      ]),
    deleted: ({ owner, pledge, sale }) =>
      Promise.all([asOwner(cloud, owner).deletePledge(pledge), asOwner(cloud, owner).deleteCatch(sale)]),
    'of who is suspended': async ({ owner: { userId } }) => {
      const { accessToken: token } = await cloud.createUser({ groups: ['admin'] });
      await cloud.call(suspendUser, { token, params: { userId }, body: { reason: 'Sells watches.' } });
    },
    'of who has left': ({ owner: { accessToken: token } }) => cloud.call(deleteAccount, { token }),
    'too old': async () => cloud.clock.advance(49 * HOUR),
  };

  it.each(Object.keys(ways))('are in no page outside the app: %s', async (way) => {
    const owner = await aPerson(cloud, { fisherman: A_FISHERMAN });
    const [pledge, sale] = [(await postPledge(cloud, owner)).id, (await postCatch(cloud, owner)).id];
    const { id: landingId } = (await byPhone(cloud, owner).announce()).body;
    const ids = { pledgeId: pledge, catchId: sale, landingId, userId: owner.userId };
    const addresses = outsideOfTheApp(ids, cloud.clock.now()).map(({ path }) => path);
    /** Returns the texts that contain them, and their own pictures. */
    const whereSeen = async () => {
      const seen: string[] = [];
      for (const flavour of FLAVOURS) {
        for (const path of addresses) {
          const isSeen = async (language: Language) => {
            const { status, text } = await open(outsideIn(language, path), flavour);
            const isPicture = [pledge, sale].some((id) => path.includes(id));
            return isPicture ? status === 200 : text.includes(pledge) || text.includes(sale);
          };
          const [isSeenInEnglish, ...others] = await Promise.all(LANGUAGES.map(isSeen));
          expect(others, path).toEqual(others.map(() => isSeenInEnglish));
          if (isSeenInEnglish) seen.push(path);
        }
      }
      return seen;
    };
    await cloud.settled();
    // Beside its picture, each kind has a part of the site map and is in feeds; pledges are in frames.
    expect(new Set(await whereSeen()).size).toBe(9);
    await ways[way]?.({ owner, pledge, sale });
    // A job changes posts, and that changes the lists.
    await cloud.settled();
    const pictures = [linkPicturePath('catch', sale), linkPicturePath('pledge', pledge)];
    const seen = await whereSeen();
    // The link of an old post shows that it is over.
    expect(seen).toEqual(way === 'too old' ? [...pictures, ...pictures] : []);
  });
});
