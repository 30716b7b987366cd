/** The filters of the marketplace and of pledges, alone and combined, compared with a simple search of all posts. */
import { describe, expect } from 'vitest';
import type { QueryInput } from '#shared/contract/endpoint.ts';
import { cellOf, cellsWithin35Miles } from '#shared/places/distance.ts';
import { writeCell } from '#shared/places/near.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { comparedPrice, isPerPound } from '#shared/posts/catches/unit-price.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import { milesApart } from '#tests/support/cloud/brute-force.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { readItems, setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { apiErrors } from '#words/general/api-errors.ts';

useOwnCloud();

type CatchQuery = QueryInput<typeof listCatches>;
type PledgeQuery = QueryInput<typeof listPledges>;

const PLACES = ['Portland, ME', 'Gloucester, MA', '04005', 'Key West, FL', 'Behind the old cannery'] as const;
const SPECIES = ['cod', 'lobster', 'other'] as const;
const PAYMENTS = ['mandatory', 'voluntary', 'free'] as const;
const NAMES = ['Ruth Alder', 'José Finn'] as const;

/** A place between Portland and Biddeford, and its cell. */
const HERE = { lat: 43.55, lng: -70.4 };
const near = `${HERE.lat},${HERE.lng}`;
const cell = writeCell(cellOf(HERE));

let people: TestUser[];
/** Newest first, like lists. */
const catches: CatchCard[] = [];
const pledges: PledgeCard[] = [];

const at = <T>(values: readonly [T, ...T[]], index: number): T => values[index % values.length] ?? values[0];

it.beforeAll(async () => {
  people = await Promise.all([cloud.createUser(), cloud.createUser()]);
  for (let index = 0; index < 24; index += 1) {
    const user = people[index % 2];
    if (!user) throw new Error('There are no fishermen');
    const common = {
      species: at(SPECIES, Math.floor(index / 2)),
      ...(at(SPECIES, Math.floor(index / 2)) === 'other' && { customSpecies: 'Longfin squid' }),
      location: at(PLACES, index),
      fishermanName: at(NAMES, Math.floor(index / 3)),
    };
    const paymentType = at(PAYMENTS, Math.floor(index / 4));
    catches.unshift(
      await postCatch(cloud, user, {
        ...common,
        paymentType,
        amount: 2 + ((index * 7) % 5) / 2,
        unit: at(['per_pound', 'all', 'per_fish'], index),
        quantity: at(['4 lb', 'A bucket'], Math.floor(index / 2)),
        condition: at(['fresh', 'frozen'], Math.floor(index / 3)),
        pickupOptions: at([['dock'], ['meetup', 'dock'], []], index),
      }),
    );
    pledges.unshift(
      await postPledge(cloud, user, { ...common, catchDate: hoursAgo(index % 4 === 0 ? 47 : 5) }),
    );
  }
  await claimSome();
  await cloud.settled();
});

/** Some pledges have no meals left, as if all were claimed. */
async function claimSome(): Promise<void> {
  for (const [index, item] of (await readItems(cloud, 'pk', 'PLEDGES')).entries()) {
    if (index % 5 !== 0) continue;
    const key = { pk: 'PLEDGES', sk: String(item.sk) };
    await setAttribute(cloud, key, 'mealsLeft', 0);
    const pledge = pledges.find(({ id }) => id === item.sk);
    if (pledge) pledge.mealsLeft = 0;
  }
}

interface Page {
  items: { id: string; distance?: number | undefined }[];
  nextCursor?: string | undefined;
}

async function allPages(read: (cursor: { cursor?: string }) => Promise<Page>) {
  const found: Page['items'] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 100; pages += 1) {
    const page = await read(cursor === undefined ? {} : { cursor });
    found.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === undefined) return found;
  }
  throw new Error('The list does not end');
}

const readCatches = (query: CatchQuery) =>
  allPages(async (cursor) => (await cloud.call(listCatches, { query: { ...query, ...cursor } })).body);
const readPledges = (query: PledgeQuery) =>
  allPages(async (cursor) => (await cloud.call(listPledges, { query: { ...query, ...cursor } })).body);

type Card = CatchCard | PledgeCard;

/** The condition of each filter. */
const CONDITIONS: Record<string, (query: Record<string, string>, card: Card) => boolean> = {
  near: (_query, { coordinates }) =>
    coordinates !== undefined && Math.round(milesApart(HERE, coordinates) * 10) / 10 <= 35,
  cell: (_query, { coordinates }) =>
    coordinates !== undefined && cellsWithin35Miles(coordinates).some((each) => writeCell(each) === cell),
  fisherman: ({ fisherman }, card) => card.fishermanId === fisherman,
  species: ({ species }, card) => card.species === species,
  payment: ({ payment }, card) => 'paymentType' in card && card.paymentType === payment,
  priceAtMost: ({ priceAtMost }, card) => 'paymentType' in card && comparedPrice(card) <= Number(priceAtMost),
  condition: ({ condition }, card) => 'condition' in card && card.condition === condition,
  pickup: ({ pickup }, card) =>
    'pickupOptions' in card && card.pickupOptions?.some((each) => each === pickup) === true,
  available: (_query, card) => 'mealsLeft' in card && card.mealsLeft > 0,
  q: ({ q = '' }, card) =>
    `${speciesName(card)} ${card.location} ${card.fishermanName}`.toLowerCase().replace('é', 'e').includes(q),
};

function expected(cards: readonly Card[], query: Record<string, string>): string[] {
  const { limit: _limit, ...filters } = query;
  return cards
    .filter((card) => Object.keys(filters).every((name) => CONDITIONS[name]?.(query, card)))
    .map(({ id }) => id);
}

/** Returns all combinations of one choice from each list. */
function combinations(choices: readonly (readonly object[])[]): Record<string, string>[] {
  return choices.reduce<Record<string, string>[]>(
    (all, some) => all.flatMap((one) => some.map((other) => ({ ...one, ...other }))),
    [{}],
  );
}

const places = [{}, { near }, { cell }];
const words = [{}, { q: 'lobster' }, { q: 'jose' }, { q: 'squid' }];

describe('catches', () => {
  it('are found by every combination of filters, on pages of any size', async () => {
    const fishermen = [{}, { fisherman: people[0]?.userId ?? '' }];
    const all = combinations([
      places,
      words,
      fishermen,
      [{}, { species: 'lobster' }],
      [{}, { payment: 'free' }],
    ]);
    for (const [index, query] of all.entries()) {
      const found = await readCatches({ ...query, limit: at(['2', '24', '5'], index) } as CatchQuery);
      expect({ query, ids: found.map(({ id }) => id) }).toEqual({ query, ids: expected(catches, query) });
    }
    // Otherwise the test would compare empty lists.
    expect(all.filter((query) => expected(catches, query).length > 0).length).toBeGreaterThan(40);
  });

  it('are sorted by price with every combination of filters: free, pay what you can, the cheapest pound, then prices as stated', async () => {
    const all = combinations([places, words, [{}, { species: 'lobster' }], [{}, { payment: 'mandatory' }]]);
    const rank = (post: CatchCard) =>
      PAYMENTS.toReversed().indexOf(post.paymentType) * 1000 +
      comparedPrice(post) +
      (post.paymentType === 'mandatory' && !isPerPound(post) ? 1000 : 0);
    // For the same price, newest first, since sorting keeps the earlier order.
    const byPrice = catches.toSorted((one, other) => rank(one) - rank(other));
    for (const [index, query] of all.entries()) {
      const limit = at(['2', '24', '5'], index);
      const found = await readCatches({ ...query, sort: 'price', limit } as CatchQuery);
      expect({ query, ids: found.map(({ id }) => id) }).toEqual({ query, ids: expected(byPrice, query) });
    }
    const fisherman = people[0]?.userId ?? '';
    const refused = await cloud.call(listCatches, { query: { fisherman, sort: 'price' } });
    expect(refused.status).toBe(422);
  });

  it('have filters of price, condition and pickup, alone, together and near a place', async () => {
    const all = combinations([
      places,
      [{}, { priceAtMost: '2.5' }],
      [{}, { condition: 'frozen' }],
      [{}, { pickup: 'meetup' }],
      [{}, { q: 'cod' }],
    ]);
    for (const [index, query] of all.entries()) {
      const limit = at(['2', '24', '5'], index);
      const found = await readCatches({ ...query, limit } as CatchQuery);
      expect({ query, ids: found.map(({ id }) => id) }).toEqual({ query, ids: expected(catches, query) });
    }
    expect(all.filter((query) => expected(catches, query).length > 0).length).toBeGreaterThan(20);
    for (const priceAtMost of ['-1', '1.555', 'cheap', '1000000'])
      expect((await cloud.call(listCatches, { query: { priceAtMost } as CatchQuery })).status).toBe(422);
  });

  it('have a distance only for a search from a position', async () => {
    for (const { id, distance } of await readCatches({ near })) {
      const { coordinates } = catches.find((post) => post.id === id) ?? {};
      expect(distance).toBeCloseTo(milesApart(HERE, coordinates ?? { lat: 0, lng: 0 }), 0);
      expect(distance).toBeLessThanOrEqual(35);
      expect(Number.isInteger(Math.round((distance ?? 0.05) * 1e9) / 1e8)).toBe(true);
    }
    for (const card of [...(await readCatches({ cell })), ...(await readCatches({}))]) {
      expect(card).not.toHaveProperty('distance');
    }
  });

  it('of a cell have the data with which a phone finds the nearby ones', async () => {
    const near35 = (await readCatches({ cell })).filter(({ id }) => expected(catches, { near }).includes(id));
    expect(near35.map(({ id }) => id)).toEqual(expected(catches, { near }));
    for (const card of await readCatches({ cell })) expect(card).toHaveProperty('coordinates');
  });

  it('without a known place are listed, but never as nearby', async () => {
    const unknown = catches.filter(({ location }) => location === 'Behind the old cannery');
    expect(unknown[0]).not.toHaveProperty('coordinates');
    const listed = (await readCatches({})).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(unknown.map(({ id }) => id)));
    expect(await readCatches({ near: '0,0' })).toEqual([]);
    expect((await readCatches({ q: 'cannery' })).map(({ id }) => id)).toEqual(unknown.map(({ id }) => id));
  });
});

describe('pledges', () => {
  it('are found by every combination of filters, on pages of any size', async () => {
    const fishermen = [{}, { fisherman: people[1]?.userId ?? '' }];
    const available = [{}, { available: 'true' }];
    const all = combinations([places, words, fishermen, [{}, { species: 'cod' }], available]);
    for (const [index, query] of all.entries()) {
      const found = await readPledges({ ...query, limit: at(['3', '24', '1'], index) } as PledgeQuery);
      expect({ query, ids: found.map(({ id }) => id) }).toEqual({ query, ids: expected(pledges, query) });
    }
    expect(all.filter((query) => expected(pledges, query).length > 0).length).toBeGreaterThan(40);
  });
});

describe('search words', () => {
  it('must all be found', async () => {
    const ids = (await readCatches({ q: 'finn squid portland' })).map(({ id }) => id);
    expect(ids).toEqual(
      catches
        .filter(
          (each) =>
            each.fishermanName === 'José Finn' &&
            each.species === 'other' &&
            each.location === 'Portland, ME',
        )
        .map(({ id }) => id),
    );
    expect(ids.length).toBeGreaterThan(0);
  });

  it.each(['!!!', '—', "'"])('without a letter find nothing: %s', async (q) => {
    expect(await readCatches({ q })).toEqual([]);
  });
});

describe('the cursor of a filtered list', () => {
  const first = async (query: CatchQuery) =>
    (await cloud.call(listCatches, { query: { ...query, limit: '1' } })).body.nextCursor ?? '';

  it.each<[string, CatchQuery, string]>([
    ['near', { near }, `near=${near}`],
    ['cell', { cell }, `cell=${cell}`],
    ['payment', { payment: 'free' }, 'payment=free'],
    ['words', { q: 'cod' }, 'q=cod'],
    ['several', { near, q: 'cod', payment: 'mandatory' }, `near=${near}&q=cod&payment=mandatory`],
  ])('is refused if it is changed, and for every other list: %s', async (_name, query, search) => {
    const cursor = await first(query);
    expect(cursor).not.toBe('');
    const changed = (cursor[0] === 'A' ? 'B' : 'A') + cursor.slice(1);
    const elsewhere = [
      '/api/catches?',
      '/api/catches?q=squid&',
      '/api/pledges?',
      `/api/pledges?near=${near}&`,
    ];
    const paths = [
      `/api/catches?${search}&cursor=${changed}`,
      ...elsewhere.map((path) => `${path}cursor=${cursor}`),
    ];
    for (const path of paths) {
      const { code, message } = await refusalOf(await cloud.request(path));
      expect({ path, code, message }).toEqual({
        path,
        code: 'invalid_cursor',
        message: apiErrors.invalid_cursor,
      });
    }
  });

  it('still works after the visitor moved a little', async () => {
    const cursor = await first({ near });
    const query = { near: `${HERE.lat + 0.001},${HERE.lng}`, cursor };
    const { items } = (await cloud.call(listCatches, { query })).body;
    expect(items.map(({ id }) => id)).toEqual(expected(catches, { near }).slice(1));
  });
});
