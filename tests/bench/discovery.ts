/** The cost of finding posts by place, words, payment and availability: requests and read units of a page of 24. */
import { listMealsOnOffer } from '#lambdas/posts/store/meals-on-offer.ts';
import { listPosts } from '#lambdas/posts/store/posts.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import type { Coordinates } from '#shared/fields.ts';
import { cellOf } from '#shared/places/distance.ts';
import { type Bench, keysOf, type Measured, median, percentile, say, sized } from './bench.ts';
import type { BudgetName } from './budgets.ts';
import { type Spent, spentBy } from './capacity-meter.ts';
import { type Coast, openCoast, visitorsAround } from './coast.ts';

const FEW = sized(1_000, 100);
const MANY = sized(100_000, 200);
const VISITORS = sized(1_000, 10);
/** Of those, as many look for meals. */
const ORGANIZATIONS = sized(200, 2);

/** Searches: species in singular and plural, places, names, the beginning of a word, all of them together. */
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
  const few = await measureAt(coast, FEW);
  const many = await measureAt(coast, MANY);
  for (const search of keysOf(few)) yield* report(search, [few[search], many[search]]);
};

async function measureAt(coast: Coast, posts: number): Promise<Costs> {
  const places: Coordinates[] = [];
  await coast.fill(posts, ({ record }) => {
    if (record.coordinates) places.push(record.coordinates);
  });
  const costs = await measureSearches(visitorsAround(places, VISITORS));
  for (const [search, spent] of Object.entries<Spent[]>(costs)) {
    const [requests, units] = [spent.map((each) => each.requests), spent.map((each) => each.units)];
    say(
      `  ${posts} posts, ${search}: requests median ${median(requests)}, p99 ${percentile(requests, 0.99)}, mean ${mean(requests)}; ` +
        `units median ${median(units)}, p99 ${percentile(units, 0.99)}, mean ${mean(units)}`,
    );
  }
  return costs;
}

async function measureSearches(visitors: readonly Coordinates[]): Promise<Costs> {
  const now = new Date();
  const catches = (filters: Parameters<typeof listPosts>[1]) => () => listPosts('catch', filters, now);
  const costs: Costs = {
    'near-me': [],
    cell: [],
    words: [],
    payment: [],
    available: [],
    ...(await measureMeals(visitors, now)),
  };
  let short = 0;
  for (const near of visitors) {
    const ask = async () => {
      const { items, nextCursor } = await listPosts('catch', { near }, now);
      if (items.length < DEFAULT_LIMIT && nextCursor !== undefined) short += 1;
    };
    costs['near-me'].push(await spentBy(ask));
    costs.cell.push(await spentBy(catches({ cell: cellOf(near) })));
  }
  say(
    `  ${short} of ${visitors.length} visitors get a short page with a cursor: most of their cell is out of reach`,
  );
  for (const q of WORDS) costs.words.push(await spentBy(catches({ q })));
  for (const payment of ['mandatory', 'voluntary', 'free'] as const)
    costs.payment.push(await spentBy(catches({ payment })));
  const available = () => listPosts('pledge', { available: 'true' }, now);
  costs.available.push(await spentBy(available));
  return costs;
}

/** Meals near organizations of the usual and of the greatest radius, in either order, and with a filter that leaves out most. */
async function measureMeals(
  visitors: readonly Coordinates[],
  now: Date,
): Promise<Pick<Costs, 'meals' | 'meals-wide' | 'meals-filtered'>> {
  const costs: Pick<Costs, 'meals' | 'meals-wide' | 'meals-filtered'> = {
    meals: [],
    'meals-wide': [],
    'meals-filtered': [],
  };
  for (const coordinates of visitors.slice(0, ORGANIZATIONS)) {
    const find = (radiusMiles: number, query: Parameters<typeof listMealsOnOffer>[1]) =>
      spentBy(() => listMealsOnOffer({ coordinates, radiusMiles }, query, now));
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
