/** The pledges near an organization, page by page, compared with a search through every pledge. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Coordinates } from '#shared/fields.ts';
import { HOUR } from '#shared/limits.ts';
import { milesBetween } from '#shared/places/distance.ts';
import { STORAGE_KINDS } from '#shared/posts/pledges/food-safety.ts';
import { MEAL_ORDERS, type MealsQuery } from '#shared/posts/pledges/meals-on-offer.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { pledgeAt } from '#tests/support/posts.ts';

const START = Date.parse('2026-06-01T08:00:00.000Z');
const NOW = new Date(START + 40 * HOUR);

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/posts/store/post-items.ts')),
  ...(await import('#lambdas/posts/store/meals-on-offer.ts')),
};

/** Around the corner where four regions meet, on both sides of the date line, and at sea. */
const SPOTS: readonly Coordinates[] = [
  { lat: 43.5, lng: -71.25 },
  { lat: 43.49, lng: -71.26 },
  { lat: 43.66, lng: -70.26 },
  { lat: 42.36, lng: -71.06 },
  { lat: 41.64, lng: -70.93 },
  { lat: 44.39, lng: -68.2 },
  { lat: 51.88, lng: 179.98 },
  { lat: 51.9, lng: -179.99 },
  { lat: 30, lng: -50 },
];

const PLEDGES = Array.from({ length: 150 }, (_, index) => {
  const storage = STORAGE_KINDS[index % 3] ?? 'iced';
  const { availableUntil: _until, ...pledge } = pledgeAt(index, START);
  // Some are already over.
  const until = new Date(START + ((index % 11) * 8 + 1) * HOUR + index).toISOString();
  return {
    ...pledge,
    coordinates: SPOTS[(index * 7) % SPOTS.length] ?? { lat: 0, lng: 0 },
    handling: { storage },
    mealsLeft: (index % 5) * 6,
    ...(storage !== 'frozen' && { availableUntil: until }),
  };
});

it('the list of meals contains every matching pledge within the radius, in the requested order', async () => {
  for (const record of PLEDGES) {
    const requests = code
      .itemsOfPost('pledge', record, new Date(START))
      .map((Item) => ({ PutRequest: { Item } }));
    for (let at = 0; at < requests.length; at += 25)
      await table.client.send(
        new BatchWriteCommand({ RequestItems: { [table.name]: requests.slice(at, at + 25) } }),
      );
  }
  const question = fc.record({
    coordinates: fc.constantFrom(...SPOTS),
    radiusMiles: fc.constantFrom(5, 35, 60, 100),
    sort: fc.constantFrom(...MEAL_ORDERS),
    storage: fc.option(fc.constantFrom(...STORAGE_KINDS), { nil: undefined }),
    mealsAtLeast: fc.option(fc.constantFrom(1, 7, 20), { nil: undefined }),
    limit: fc.constantFrom(3, 8, 24, 100),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ coordinates, radiusMiles, ...query }) => {
      const around = { coordinates, radiusMiles };
      expect(await readAll(around, query)).toEqual(expected(around, query));
    }),
    { numRuns: 40, seed: 20_261_122, endOnFailure: true },
  );
});

type Around = Parameters<typeof code.listMealsOnOffer>[0];

async function readAll(around: Around, query: MealsQuery): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await code.listMealsOnOffer(around, { ...query, cursor }, NOW);
    expect(page.items.length).toBeLessThanOrEqual(query.limit ?? 24);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return ids;
}

function expected(around: Around, { sort, storage, mealsAtLeast = 1 }: MealsQuery): string[] {
  const found = PLEDGES.filter(
    ({ coordinates, mealsLeft, handling, availableUntil = '9999' }) =>
      milesBetween(around.coordinates, coordinates) <= around.radiusMiles &&
      mealsLeft >= mealsAtLeast &&
      (storage === undefined || handling.storage === storage) &&
      availableUntil > NOW.toISOString(),
  );
  const soonest = ({ availableUntil = '9999', id }: (typeof PLEDGES)[number]) => availableUntil + id;
  const inOrder =
    sort === 'newest' ? found.toReversed() : found.toSorted((a, b) => (soonest(a) < soonest(b) ? -1 : 1));
  return inOrder.map(({ id }) => id);
}
