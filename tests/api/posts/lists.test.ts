import { describe, expect } from 'vitest';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { HOUR } from '#shared/limits.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { Species } from '#shared/species/species.ts';
import { pagesOf } from '#tests/api/pages/pages.ts';
import { cloud, it, omar, ruth, useOwnCloud, usePeople } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { apiErrors } from '#words/general/api-errors.ts';

useOwnCloud();
usePeople();

const SPECIES: readonly Species[] = ['cod', 'lobster', 'haddock'];
const POSTS = 30;

/** Newest first, like lists. */
const posted: { id: string; fishermanId: string; species: Species }[] = [];
const pledged: string[] = [];

it.beforeAll(async () => {
  for (let index = 0; index < POSTS; index += 1) {
    const species = SPECIES[index % SPECIES.length] ?? 'cod';
    // Every fourth is fresh and expires soon; the rest is frozen and stays.
    const condition = index % 4 === 0 ? 'fresh' : 'frozen';
    const user = index % 5 === 0 ? omar : ruth;
    posted.unshift(await postCatch(cloud, user, { species, condition, caughtDate: hoursAgo(40) }));
  }
  for (let index = 0; index < POSTS; index += 1) pledged.unshift((await postPledge(cloud, ruth)).id);
});

type CatchQuery = QueryInput<typeof listCatches>;

/** Returns the ids of all pages, and the size of each page. */
async function allPages(query: CatchQuery = {}): Promise<{ ids: string[]; sizes: number[] }> {
  const pages = await pagesOf((cursor) => cloud.call(listCatches, { query: { ...query, ...cursor } }));
  return {
    ids: pages.flatMap(({ items }) => items.map(({ id }) => id)),
    sizes: pages.map(({ items }) => items.length),
  };
}

const idsOf = (wanted: (post: (typeof posted)[number]) => boolean) =>
  posted.filter(wanted).map(({ id }) => id);

describe('paging', () => {
  it.each([
    [undefined, [DEFAULT_LIMIT, POSTS - DEFAULT_LIMIT]],
    ['7', [7, 7, 7, 7, 2]],
    ['10', [10, 10, 10]],
    ['100', [POSTS]],
  ])('returns every post once, newest first, with limit %s', async (limit, sizes) => {
    const pages = await allPages(limit === undefined ? {} : { limit });
    expect(pages.ids).toEqual(idsOf(() => true));
    expect(pages.sizes).toEqual(sizes);
  });

  it('is not shifted by a new post between two pages', async () => {
    const first = (await cloud.call(listPledges, { query: { limit: '10' } })).body;
    const newest = (await postPledge(cloud, omar)).id;
    const cursor = first.nextCursor ?? '';
    const second = (await cloud.call(listPledges, { query: { limit: '10', cursor } })).body;
    expect(second.items.map(({ id }) => id)).toEqual(pledged.slice(10, 20));
    expect((await cloud.call(listPledges, { query: { limit: '1' } })).body.items[0]?.id).toBe(newest);
  });

  it('works for the own posts', async () => {
    const query = { limit: '20' };
    const first = (await cloud.call(listMyCatches, { token: ruth.accessToken, query })).body;
    const cursor = first.nextCursor ?? '';
    const rest = (await cloud.call(listMyCatches, { token: ruth.accessToken, query: { ...query, cursor } }))
      .body;
    expect(rest.nextCursor).toBeUndefined();
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids).toEqual(idsOf((post) => post.fishermanId === ruth.userId));
  });
});

describe('filters', () => {
  it.each([undefined, '2'])('list one fisherman (limit %s)', async (limit) => {
    const { ids } = await allPages({ fisherman: omar.userId, ...(limit && { limit }) });
    expect(ids).toEqual(idsOf((post) => post.fishermanId === omar.userId));
  });

  it.each(SPECIES)('list one species: %s', async (species) => {
    expect((await allPages({ species, limit: '4' })).ids).toEqual(idsOf((post) => post.species === species));
  });

  it('list one species of one fisherman', async () => {
    const { ids } = await allPages({ species: 'lobster', fisherman: ruth.userId, limit: '3' });
    expect(ids).toEqual(idsOf((post) => post.species === 'lobster' && post.fishermanId === ruth.userId));
  });

  it('list nothing for a person without posts', async () => {
    const fisherman = '00000000-0000-4000-8000-000000000000';
    expect((await cloud.call(listCatches, { query: { fisherman } })).body).toEqual({ items: [] });
  });

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: '101' },
    { limit: '-1' },
    { limit: '2.5' },
    { limit: 'many' },
    { species: 'kraken' },
    { fisherman: 'ruth' },
  ])('refuse %o and name the field', async (query) => {
    const response = await cloud.request(`/api/catches?${new URLSearchParams(query)}`);
    expect(await refusalOf(response)).toMatchObject({
      code: 'invalid_fields',
      issues: [{ path: Object.keys(query)[0] }],
    });
  });
});

describe('cursors', () => {
  async function expectRefused(path: string, cursor: string): Promise<void> {
    const response = await cloud.request(`${path}cursor=${encodeURIComponent(cursor)}`);
    expect({ cursor, status: response.status }).toEqual({ cursor, status: 400 });
    const { code, message } = await refusalOf(response);
    expect({ code, message }).toEqual({ code: 'invalid_cursor', message: apiErrors.invalid_cursor });
  }

  it('are refused for every other list', async () => {
    const { nextCursor = '' } = (await cloud.call(listCatches, { query: { limit: '1' } })).body;
    await expectRefused('/api/pledges?', nextCursor);
    await expectRefused('/api/catches?species=cod&', nextCursor);
    await expectRefused(`/api/catches?fisherman=${ruth.userId}&`, nextCursor);
    const query = { cursor: nextCursor };
    const own = await cloud.call(listMyCatches, { token: ruth.accessToken, query });
    expect(own.error.code).toBe('invalid_cursor');
  });

  it('of my posts do not work for another person', async () => {
    const query = { limit: '1' };
    const { nextCursor = '' } = (await cloud.call(listMyCatches, { token: ruth.accessToken, query })).body;
    const stolen = await cloud.call(listMyCatches, {
      token: omar.accessToken,
      query: { cursor: nextCursor },
    });
    expect(stolen.error.code).toBe('invalid_cursor');
  });
});

// This moves the clock, so it is the last test.
describe('fresh fish, 48 hours after it was caught', () => {
  it('is no longer listed, even if the table has not deleted it yet, and the rest is listed in pages', async () => {
    const frozen = posted.filter((_, index) => (POSTS - 1 - index) % 4 !== 0).map(({ id }) => id);
    cloud.clock.advance(7.9 * HOUR);
    expect((await allPages()).ids).toHaveLength(POSTS);
    cloud.clock.advance(0.2 * HOUR);
    expect((await allPages({ limit: '5' })).ids).toEqual(frozen);
    await cloud.sweepExpired();
    expect((await allPages({ limit: '5' })).ids).toEqual(frozen);
  });
});
