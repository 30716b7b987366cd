/** What it costs to find posts by place, words, payment and availability: requests and read units of a page of 24. */
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import type { Coordinates } from '#shared/fields.ts';
import { cellOf } from '#shared/places/distance.ts';
import { type Bench, keysOf, type Measured, median, percentile, say, sized } from './bench.ts';
import type { BudgetName } from './budgets.ts';
import { type CapacityMeter, meterCapacity, type Spent } from './capacity-meter.ts';
import { type Coast, openCoast, visitorsAround } from './coast.ts';

const FEW = sized(1_000, 100);
const MANY = sized(100_000, 200);
const VISITORS = sized(1_000, 10);
/** Of those, as many look for meals. */
const ORGANIZATIONS = sized(200, 2);

/** What people look for: species in one and many numbers, places, names, the beginning of a word, all of them together. */
const WORDS = [
  'cod',
  'lobsters',
  'portland',
  'newport or',
  'abel',
  'tern',
  'squid',
  'ala',
  'red snapper',
  'crab ca',
] as const;

type Search =
  | 'near-me'
  | 'cell'
  | 'words'
  | 'payment'
  | 'available'
  | 'meals'
  | 'meals-wide'
  | 'meals-filtered';
type Costs = Record<Search, Spent[]>;

export const measureDiscovery: Bench = async function* () {
  await using coast = await openCoast();
  const meter = meterCapacity(coast.code.tableClient);
  const few = await measureAt(coast, meter, FEW);
  const many = await measureAt(coast, meter, MANY);
  for (const search of keysOf(few)) yield* report(search, [few[search], many[search]]);
};

async function measureAt(coast: Coast, meter: CapacityMeter, posts: number): Promise<Costs> {
  const places: Coordinates[] = [];
  await coast.fill(posts, ({ record }) => {
    if (record.coordinates) places.push(record.coordinates);
  });
  const costs = await measureSearches(coast, meter, visitorsAround(places, VISITORS));
  for (const [search, spent] of Object.entries<Spent[]>(costs)) {
    const [requests, units] = [spent.map((each) => each.requests), spent.map((each) => each.units)];
    say(
      `  ${posts} posts, ${search}: requests median ${median(requests)}, p99 ${percentile(requests, 0.99)}, mean ${mean(requests)}; ` +
        `units median ${median(units)}, p99 ${percentile(units, 0.99)}, mean ${mean(units)}`,
    );
  }
  return costs;
}

async function measureSearches(
  { code }: Coast,
  meter: CapacityMeter,
  visitors: readonly Coordinates[],
): Promise<Costs> {
  const now = new Date();
  const catches = (filters: Parameters<typeof code.listPosts>[1]) => () =>
    code.listPosts('catch', filters, now);
  const costs: Costs = {
    'near-me': [],
    cell: [],
    words: [],
    payment: [],
    available: [],
    ...(await measureMeals(code, meter, visitors, now)),
  };
  let short = 0;
  for (const near of visitors) {
    const ask = async () => {
      const { items, nextCursor } = await code.listPosts('catch', { near }, now);
      if (items.length < DEFAULT_LIMIT && nextCursor !== undefined) short += 1;
    };
    costs['near-me'].push(await meter.measure(ask));
    costs.cell.push(await meter.measure(catches({ cell: cellOf(near) })));
  }
  say(
    `  ${short} of ${visitors.length} visitors get a short page with a cursor: most of their cell is out of reach`,
  );
  for (const q of WORDS) costs.words.push(await meter.measure(catches({ q })));
  for (const payment of ['mandatory', 'voluntary', 'free'] as const)
    costs.payment.push(await meter.measure(catches({ payment })));
  const available = () => code.listPosts('pledge', { available: 'true' }, now);
  costs.available.push(await meter.measure(available));
  return costs;
}

/** Meals near organizations of the usual and of the greatest radius, in either order, and with a filter that leaves out most. */
async function measureMeals(
  code: Coast['code'],
  meter: CapacityMeter,
  visitors: readonly Coordinates[],
  now: Date,
): Promise<Pick<Costs, 'meals' | 'meals-wide' | 'meals-filtered'>> {
  const costs: Pick<Costs, 'meals' | 'meals-wide' | 'meals-filtered'> = {
    meals: [],
    'meals-wide': [],
    'meals-filtered': [],
  };
  for (const coordinates of visitors.slice(0, ORGANIZATIONS)) {
    const find = (radiusMiles: number, query: Parameters<typeof code.listMealsOnOffer>[1]) =>
      meter.measure(() => code.listMealsOnOffer({ coordinates, radiusMiles }, query, now));
    costs.meals.push(await find(35, { sort: 'newest' }));
    costs['meals-wide'].push(await find(100, { sort: 'soonest' }));
    costs['meals-filtered'].push(await find(35, { sort: 'newest', storage: 'chilled', mealsAtLeast: 50 }));
  }
  return costs;
}

const mean = (values: readonly number[]) =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);

/** The dearer of the two sizes. */
function* report(search: Search, sizes: readonly Spent[][]): Generator<Measured> {
  for (const cost of ['requests', 'units'] as const) {
    const at = (share: number) =>
      Math.max(
        ...sizes.map((spent) =>
          percentile(
            spent.map((each) => each[cost]),
            share,
          ),
        ),
      );
    yield { name: `discovery.${search}.${cost}.median` satisfies BudgetName, value: at(0.5) };
    yield { name: `discovery.${search}.${cost}.p99` satisfies BudgetName, value: at(0.99) };
  }
}
