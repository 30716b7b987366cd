/**
 * The cards behind the directory, when the table's stream delivers its changes twice, late or in another order. After
 * any history of profiles, accounts and counts, each card agrees with them, and searches find exactly the current
 * fishermen.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { writePlacesFile } from '#bin/build/places-data.ts';
import * as people from '#lambdas/people/store/items.ts';
import type { Key } from '#lambdas/table/index.ts';
import type { Coordinates } from '#shared/fields.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { newestNear } from '#tests/support/cloud/brute-force.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { deliveryOrder, play, stepsOf } from '#tests/support/cloud/shuffled-changes.ts';

const NOW = new Date('2026-06-02T08:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'creel-places-'));
writePlacesFile(join(folder, 'places.dat'));
process.env.PLACES_FILE = join(folder, 'places.dat');
afterAll(() => rmSync(folder, { recursive: true }));

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/table/index.ts')),
  ...(await import('#lambdas/people/store/fishermen.ts')),
  ...(await import('#lambdas/people/store/fisherman-cards.ts')),
};

const userAt = (run: number, index: number) =>
  `00000000-0000-4000-8000-${String(run).padStart(11, '0')}${index}`;

const PLACES = ['Portland, ME', '04101', 'Kittery, ME', 'Key West, FL', 'the third float'];

/** One history of a person: writes of the profile editor, administrators, posts and ratings. */
type Operation =
  | { does: 'profile'; place: number; isPro: boolean; hour: number }
  | { does: 'no profile' }
  | { does: 'counts'; catches: number; pledges: number; ratings: number }
  | { does: 'leave' };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('profile' as const),
      place: fc.nat(PLACES.length - 1),
      isPro: fc.boolean(),
      hour: fc.nat(2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('no profile' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('counts' as const),
      catches: fc.nat(2),
      pledges: fc.nat(1),
      ratings: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leave' as const) }) },
);

const put = (key: Key, fields: object) =>
  table.client.send(new PutCommand({ TableName: table.name, Item: { pk: key.pk, sk: key.sk, ...fields } }));

async function perform(userId: string, operation: Operation): Promise<void> {
  const profile = people.profile.key({ userId, profileType: 'fisherman' });
  if (operation.does === 'profile') {
    const { place, isPro, hour } = operation;
    const createdAt = `2026-06-01T0${hour}:00:00.000Z`;
    await put(profile, {
      name: 'Ruth Alder',
      phone: '(207) 555-0142',
      location: PLACES[place],
      isPro,
      createdAt,
    });
  } else if (operation.does === 'counts') {
    const { catches, pledges, ratings } = operation;
    await put(people.stats.key({ userId }), {
      catches,
      pledges,
      ratingTotal: 4 * ratings,
      ratingCount: ratings,
    });
  } else if (operation.does === 'leave') {
    await put(people.tombstone.key({ userId }), { deletedAt: NOW.toISOString() });
  } else {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: profile }));
  }
}

describe('cards of fishermen', () => {
  it('agree with their sources, whatever happened and however the changes arrived', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(stepsOf(fc.tuple(fc.nat(1), operation)), deliveryOrder, async (steps, order) => {
        run += 1;
        await play(steps, order, {
          ...table,
          perform: ([index, each]) => perform(userAt(run, index), each),
        });
        for (const index of [0, 1]) await expectInStep(userAt(run, index));
      }),
      { numRuns: 40, seed: 20_261_122, endOnFailure: true },
    );
    await expectFound();
  });
});

const PROFILE: Operation = { does: 'profile', place: 0, isPro: false, hour: 0 };
const GONE: Operation = { does: 'no profile' };
const counted = (catches: number): Operation => ({ does: 'counts', catches, pledges: 0, ratings: 0 });

/** Reads all sources and returns the write, as if a function were interrupted between the two. */
async function readAll(userId: string) {
  const stored = await code.readCard(userId);
  const sources = await code.readSources(userId);
  if (!sources) throw new Error('There is no earlier card');
  const { name, isPro, createdAt } = sources.profile;
  const card = {
    name,
    isPro,
    location: 'Portland, ME',
    bio: '',
    totalCatches: sources.stats.catches ?? 0,
    pledgeCount: 0,
  };
  const late = { card, detail: { bio: '', pledgePoints: 0 }, createdAt };
  return () => code.replaceCard(userId, stored, late);
}

async function happens(userId: string, ...operations: Operation[]): Promise<void> {
  for (const each of operations) await perform(userId, each);
  await table.deliver(await table.changes());
}

describe('a write with outdated sources', () => {
  it.each<[string, Operation[], Operation[][]]>([
    ['after a later change was written', [PROFILE, counted(1)], [[counted(2)]]],
    ['after the counts came back to what the card says', [PROFILE, counted(1)], [[counted(2)], [counted(1)]]],
    ['after the profile went', [PROFILE, counted(1)], [[GONE]]],
    ['after the profile went and came back', [PROFILE, counted(1)], [[GONE], [PROFILE, counted(3)]]],
    ['after somebody left', [PROFILE, counted(1)], [[{ does: 'leave' }]]],
  ])('fails %s', async (_, before, after) => {
    const userId = userAt(99_000 + ++late, 0);
    await happens(userId, ...before);
    const write = await readAll(userId);
    for (const operations of after) await happens(userId, ...operations);
    await expect(write()).rejects.toThrow(code.ChangedMeanwhile);
    await table.deliver(await table.changes());
    await expectInStep(userId);
  });

  it('fails for a first card if the profile was deleted before there was one', async () => {
    const userId = userAt(99_000 + ++late, 0);
    await perform(userId, PROFILE);
    const write = await readAll(userId);
    await happens(userId, GONE);
    await expect(write()).rejects.toThrow(code.ChangedMeanwhile);
    await expectInStep(userId);
  });
});

let late = 0;

async function itemsOf(partition: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
    }),
  );
  return Items;
}

async function expectInStep(userId: string): Promise<void> {
  const items = await itemsOf(people.stats.key({ userId }).pk);
  const found = (sk: string) => items.find((item) => item.sk === sk);
  const profile = found(people.profile.key({ userId: '', profileType: 'fisherman' }).sk);
  const stats = found(people.stats.key({ userId: '' }).sk) ?? {};
  const listings = (await itemsOf(people.fishermen.partition)).filter(({ sk }) =>
    String(sk).endsWith(userId),
  );
  const card = found('FISHERMAN');
  if (!profile || found(people.tombstone.key({ userId: '' }).sk)) {
    expect({ card, listings }).toEqual({ card: undefined, listings: [] });
    return;
  }
  expect(listings).toEqual([
    {
      ...people.directoryEntry.key({ userId, createdAt: String(profile.createdAt) }),
      card: card?.card,
      ...(Number(stats.pledges ?? 0) > 0 && { gsi1pk: 'FISHERMEN#PLEDGED' }),
    },
  ]);
  expect(card?.card).toMatchObject({
    isPro: profile.isPro,
    location: profile.location === '04101' ? 'Portland, ME' : profile.location,
    totalCatches: stats.catches ?? 0,
    pledgeCount: stats.pledges ?? 0,
  });
  expect(Object(card?.card).ratingCount ?? 0).toBe(stats.ratingCount ?? 0);
}

const POSITIONS: readonly Coordinates[] = [
  { lat: 43.66, lng: -70.26 },
  { lat: 43.2, lng: -70.5 },
  { lat: 24.6, lng: -81.5 },
];

interface StoredListing {
  sk: string;
  card: { coordinates?: Coordinates; pledgeCount: number };
}

/** Near a position, compared with a search of everybody. */
async function expectFound(): Promise<void> {
  const everybody = (await itemsOf(people.fishermen.partition)) as unknown as StoredListing[];
  expect(everybody.length).toBeGreaterThan(10);
  for (const near of POSITIONS) {
    for (const flavour of FLAVOURS) {
      const wanted = everybody.filter(({ card }) => flavour === 'consumer' || card.pledgeCount > 0);
      const expected = newestNear(wanted, near).map(({ id, distance }) => ({
        userId: id.split('#')[1],
        distance,
      }));
      const { items } = await code.listFishermen({ flavour, near, limit: 100 }, NOW);
      expect(items.map(({ userId, distance }) => ({ userId, distance }))).toEqual(expected);
    }
  }
}
