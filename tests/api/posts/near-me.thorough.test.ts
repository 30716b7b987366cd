/**
 * Near Me for a visitor: on a coast full of posts, at the edges of the map, and while posts are added, moved and
 * removed.
 */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTable } from '@creel/local-aws/dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPostItems } from '#lambdas/posts/store/post-changes.ts';
import { localTable } from '#local/demo/many/local-table.ts';
import { randomFrom } from '#local/demo/random.ts';
import { DATA_FILE } from '#local/state-files.ts';
import { TABLE_NAME } from '#local/table-in-use.ts';
import { tableInput } from '#local/table-input.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import type { Coordinates } from '#shared/fields.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { cellOf } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { pagesOf } from '#tests/api/pages/pages.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { newestNear } from '#tests/support/cloud/brute-force.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { coastItems } from '#tests/support/coast.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { catchAt } from '#tests/support/posts.ts';
import { seedMany, withPlaces } from '../../../bin/seed-many.ts';

const LISTS = { catches: listCatches, pledges: listPledges } as const;
type ListName = keyof typeof LISTS;

const PORTLAND = { lat: 43.66, lng: -70.26 };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const POSTS = 2000;
const SEEDED = 60;

/** Longer than any period for which the edge may cache a response, also as stale. */
const EDGE_PERIOD = 36_000;

let cloud: LocalCloud;

interface Found {
  id: string;
  coordinates?: Coordinates | undefined;
  distance?: number | undefined;
}

async function allPages(name: ListName, query: Record<string, string> = {}): Promise<Found[]> {
  const ask = (cursor: object) => cloud.call(LISTS[name], { query: { ...query, limit: '100', ...cursor } });
  return (await pagesOf<{ items: Found[]; nextCursor?: string | undefined }>(ask)).flatMap(
    ({ items }) => items,
  );
}

const near = (name: ListName, { lat, lng }: Coordinates) => allPages(name, { near: `${lat},${lng}` });

function newestOf(all: readonly Found[], position: Coordinates) {
  return newestNear(
    all.map(({ id, coordinates }) => ({ sk: id, card: { coordinates } })),
    position,
  );
}

const distances = (found: readonly Found[]) => found.map(({ id, distance }) => ({ id, distance }));

describe('on a coast with 2,000 posts', () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
  const all: Record<ListName, Found[]> = { catches: [], pledges: [] };

  beforeAll(async () => {
    await importTable(join(stateDirectory, DATA_FILE), tableInput(TABLE_NAME), coastItems(POSTS));
    cloud = await startLocalCloud(stateDirectory);
    [all.catches, all.pledges] = await Promise.all([allPages('catches'), allPages('pledges')]);
  });
  afterAll(async () => {
    expect(cloud.failures).toEqual([]);
    await cloud.stop();
  });

  /** Most positions are near some posts; some are anywhere. */
  function somewhere(random: ReturnType<typeof randomFrom>, posts: readonly Found[]): Coordinates {
    const post = posts[Math.floor(random.between(0, posts.length))];
    if (!post?.coordinates || random.between(0, 10) < 1)
      return { lat: random.between(-90, 90), lng: random.between(-180, 180) };
    const { lat, lng } = post.coordinates;
    return { lat: lat + random.between(-0.7, 0.7), lng: lng + random.between(-0.9, 0.9) };
  }

  it('returns at 250 places the same as a search of every post', async () => {
    const random = randomFrom(1);
    let found = 0;
    for (let index = 0; index < 250; index += 1) {
      const name = index % 2 === 0 ? 'catches' : 'pledges';
      const position = somewhere(random, all[name]);
      const expected = newestOf(all[name], position);
      expect({ position, found: distances(await near(name, position)) }).toEqual({
        position,
        found: expected,
      });
      found += expected.length;
    }
    expect(found).toBeGreaterThan(1_250);
  });

  it('returns the same to a phone that asks by its cell, once it has applied the distance itself', async () => {
    const random = randomFrom(2);
    for (let index = 0; index < 50; index += 1) {
      const position = somewhere(random, all.catches);
      const answered = await allPages('catches', { cell: writeCell(cellOf(position)) });
      expect(newestOf(answered, position)).toEqual(newestOf(all.catches, position));
      for (const card of answered) expect(card).not.toHaveProperty('distance');
    }
  });

  it('counts seeded posts like other posts', async () => {
    const known = new Set([...all.catches, ...all.pledges].map(({ id }) => id));
    const origin = `http://127.0.0.1:${cloud.port}`;
    await seedMany({ size: SEEDED, ...withPlaces(ROOT, await localTable(origin, stateDirectory)) });
    await cloud.settled();
    cloud.clock.advance(EDGE_PERIOD);
    const newOf = async (name: ListName) => (await allPages(name)).filter(({ id }) => !known.has(id));
    const [catches, added] = [await newOf('catches'), await newOf('pledges')];
    const { body } = await cloud.call(getHome);
    const pledges = await Promise.all(
      added.map(async ({ id }) => (await cloud.call(getPledge, { params: { pledgeId: id } })).body),
    );
    const meals = pledges.reduce((sum, { mealsPledged }) => sum + mealsPledged, 0);
    const fishermen = new Set(pledges.map(({ fishermanId }) => fishermanId)).size;
    expect(body).toMatchObject({ mealsPledged: meals, fishermen });
    expect(catches.length + pledges.length).toBe(SEEDED);
  });
});

describe('while posts are added, moved and removed', () => {
  beforeAll(async () => {
    cloud = await startLocalCloud();
  });
  afterAll(async () => {
    expect(cloud.failures).toEqual([]);
    await cloud.stop();
  });

  const idsNear = async (name: ListName, position: Coordinates) => {
    await cloud.settled();
    cloud.clock.advance(EDGE_PERIOD);
    return (await near(name, position)).map(({ id }) => id);
  };

  it('lists a post at once at its place, and at a new place, and nowhere while it is hidden', async () => {
    const ruth = await cloud.createUser();
    const owner = asOwner(cloud, ruth);
    const boston = { lat: 42.36, lng: -71.06 };
    const { id, version } = await postCatch(cloud, ruth, { location: 'Portland, ME' });
    expect(await idsNear('catches', PORTLAND)).toEqual([id]);
    const { body } = await owner.editCatch(id, { location: 'Boston, MA', version });
    expect(body.location).toBe('Boston, MA');
    expect(await idsNear('catches', PORTLAND)).toEqual([]);
    expect(await idsNear('catches', boston)).toEqual([id]);
    await owner.setCatchHidden(id, true);
    expect(await idsNear('catches', boston)).toEqual([]);
    expect(await allPages('catches', { q: 'boston' })).toEqual([]);
    await owner.setCatchHidden(id, false);
    expect(await idsNear('catches', boston)).toEqual([id]);
    await owner.deleteCatch(id);
    expect(await idsNear('catches', boston)).toEqual([]);
    expect(await allPages('catches', { payment: 'mandatory' })).toEqual([]);
  });

  it('shows the current card in every index', async () => {
    const ruth = await cloud.createUser();
    const { id, version } = await postPledge(cloud, ruth, {
      mealsPledged: 10,
      fishermanName: 'Ruthie Alder',
    });
    await asOwner(cloud, ruth).editPledge(id, { mealsPledged: 44, version });
    await cloud.settled();
    cloud.clock.advance(EDGE_PERIOD);
    const at = `${PORTLAND.lat},${PORTLAND.lng}`;
    const queries: Record<string, string>[] = [
      { near: at },
      { cell: writeCell(cellOf(PORTLAND)) },
      { q: 'ruthie' },
      { available: 'true' },
    ];
    for (const query of queries) {
      const found = (await allPages('pledges', query)).find((card) => card.id === id);
      expect({ query, found }).toMatchObject({
        query,
        found: { mealsPledged: 44, mealsLeft: 44, fishermanName: 'Ruthie Alder' },
      });
    }
    await asOwner(cloud, ruth).deletePledge(id);
  });

  it('leaves nothing of a deleted account', async () => {
    const omar = await cloud.createUser();
    await postCatch(cloud, omar, { fishermanName: 'Omar Finn' });
    await postPledge(cloud, omar, { fishermanName: 'Omar Finn' });
    expect(await idsNear('catches', PORTLAND)).toHaveLength(1);
    await cloud.call(deleteAccount, { token: omar.accessToken });
    for (const name of ['catches', 'pledges'] as const) {
      expect(await idsNear(name, PORTLAND)).toEqual([]);
      expect(await allPages(name, { q: 'omar' })).toEqual([]);
    }
  });

  it.each([
    ['at the same spot', [PORTLAND, PORTLAND, PORTLAND], PORTLAND],
    [
      'across the date line',
      [
        { lat: 51.9, lng: 179.8 },
        { lat: 51.9, lng: -179.8 },
        { lat: 51.9, lng: 178 },
      ],
      { lat: 51.9, lng: 180 },
    ],
    [
      'across the date line, from the west',
      [
        { lat: 51.9, lng: 179.8 },
        { lat: 51.9, lng: -179.8 },
      ],
      { lat: 51.9, lng: -180 },
    ],
    [
      'around the pole',
      [
        { lat: 89.8, lng: 180 },
        { lat: 90, lng: 0 },
      ],
      { lat: 89.9, lng: -120 },
    ],
  ])('finds posts %s', async (_name, spots, position) => {
    const posts = spots.map((coordinates, index) => {
      const id = `01JCXZ000000000000000000${index}A`;
      return { sk: id, id, card: { coordinates } };
    });
    await putListings(posts.map(({ id, card }) => ({ id, ...card })));
    await cloud.settled();
    expect(distances(await near('catches', position))).toEqual(newestNear(posts, position));
    expect(newestNear(posts, position).length).toBeGreaterThan(0);
    // Moves them away for the next test.
    await putListings(posts.map(({ id }) => ({ id, coordinates: { lat: -40, lng: 100 } })));
    expect(await idsNear('catches', position)).toEqual([]);
  });

  // This moves the clock by hours, so it is the last test.
  it('lists fresh fish until it is no longer offered, and pledges until they are no longer available', async () => {
    const ruth = await cloud.createUser();
    const caughtAt = new Date(cloud.clock.now() - 46 * HOUR).toISOString();
    const fresh = await postCatch(cloud, ruth, { caughtDate: caughtAt });
    const frozen = await postCatch(cloud, ruth, { caughtDate: caughtAt, condition: 'frozen' });
    const pledge = await postPledge(cloud, ruth, { catchDate: caughtAt });
    expect(await idsNear('catches', PORTLAND)).toEqual([frozen.id, fresh.id]);
    expect((await allPages('pledges', { available: 'true' })).map(({ id }) => id)).toEqual([pledge.id]);
    cloud.clock.advance(3 * HOUR);
    const gone = async () => {
      expect(await idsNear('catches', PORTLAND)).toEqual([frozen.id]);
      expect((await allPages('catches', { q: 'ruth' })).map(({ id }) => id)).toEqual([frozen.id]);
      expect(await allPages('pledges', { available: 'true' })).toEqual([]);
      expect(await allPages('pledges', { available: 'true', q: 'ruth' })).toEqual([]);
      expect(await idsNear('pledges', PORTLAND)).toEqual([pledge.id]);
    };
    await gone();
    await cloud.sweepExpired();
    await gone();
  });
});

/** Lists catches that nobody could post, where no place has a name. */
async function putListings(catches: readonly { id: string; coordinates: Coordinates }[]): Promise<void> {
  const fisherman = { fishermanId: '00000000-0000-4000-8000-000000000001', fishermanName: 'Ada Finn' };
  const items = catches.map(
    (each) => newPostItems('catch', { ...catchAt(0, 0), condition: 'frozen', ...fisherman, ...each })[1],
  );
  await putItems(
    cloud,
    items.map((item) => ({ ...item })),
  );
}
