/** Reads what a fisherman posted in a week from the ledgers, and adds it up by species, form, place and unit. */
import { decodeTime, encodeTime } from 'ulid';
import type { LandedRow, LandingWeek } from '#shared/licenses/schemas.ts';
import { easternTime, lastDayOf, weekAfter } from '#shared/licenses/weeks.ts';
import { deletedCatches, ledgerOfOneCatch } from '../../ledger/store/catch-entries.ts';
import { ledgerOfPerson, ledgerOfPledge } from '../../ledger/store/items.ts';
import { POST_ITEMS } from '../../posts/store/items.ts';
import { readPosts } from '../../posts/store/posts.ts';
import { fromHundredths } from '../../posts/store/stock-counters.ts';
import { resolvePlace } from '../../services/places.ts';
import { type Found, type ItemList, itemsIn, query } from '../../table/index.ts';
import { foldCatch, foldPledge, type Landed } from '../fold.ts';

/** The facts of a post by which its amounts are added up. */
type Facts = Pick<LandedRow, 'species' | 'customSpecies' | 'disposition' | 'condition' | 'unit'> & {
  location: string;
};

interface LandedPost {
  facts: Facts;
  /** In the post's unit. */
  now: Landed;
  /** The amount that was landed or pledged by the end of the week. */
  atWeekEnd: number;
  /** The weight of one piece or box. */
  poundsEach?: number | undefined;
}

type Uncounted = LandingWeek['uncounted'][number];

/** @param week its Sunday */
export async function readWeek(userId: string, week: string, now: Date): Promise<LandingWeek> {
  const end = easternTime(weekAfter(week));
  const within = idsBetween(easternTime(week), end);
  const [catches, deleted, pledges] = await Promise.all([
    all(POST_ITEMS.catch.ownPosts(userId), within),
    all(deletedCatches(userId), within),
    all(ledgerOfPerson(userId), within),
  ]);
  // The index has no product forms.
  const posts = await readPosts(
    'catch',
    catches.map(({ sk }) => sk),
  );
  const own = posts.map(({ record }) => record);
  const uncounted = own.filter(({ stock }) => !stock).map(toUncounted);
  const counted = own.flatMap(({ id, stock, ...facts }) =>
    stock ? [{ id, facts: { ...facts, unit: stock.unit }, poundsEach: stock.poundsEach }] : [],
  );
  const gone = deleted.map(({ sk: id, poundsEach, ...facts }) => ({ id, facts, poundsEach }));
  const landed = await Promise.all([
    ...[...counted, ...gone].map((each) => landedCatch(each, end)),
    ...pledges
      .filter(({ isFisherman, card }) => isFisherman && card.kind === 'pledged')
      .map(({ card }) => landedPledge(card, end)),
  ]);
  const rows = await addUp(landed);
  return { from: week, to: lastDayOf(week), isOver: end <= now.getTime(), rows, uncounted };
}

/** The lowest and highest ids of these milliseconds. */
function idsBetween(from: number, until: number): readonly [string, string] {
  const randomLength = 16;
  return [encodeTime(from) + '0'.repeat(randomLength), encodeTime(until - 1) + 'Z'.repeat(randomLength)];
}

async function all<Stored>(
  list: ItemList<Stored>,
  within: readonly [string, string],
): Promise<Found<Stored>[]> {
  const found: Found<Stored>[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const { items, lastKey } = await query(list, { within, ...(startKey && { startKey }) });
    found.push(...items);
    startKey = lastKey;
  } while (startKey);
  return found;
}

const toUncounted = ({
  id: catchId,
  species,
  customSpecies,
  quantity,
}: {
  id: string;
  species: string;
  customSpecies?: string | undefined;
  quantity: string;
}): Uncounted => ({ catchId, species, ...(customSpecies !== undefined && { customSpecies }), quantity });

async function entriesOf<Stored>(list: ItemList<Stored>): Promise<Found<Stored>[]> {
  const entries: Found<Stored>[] = [];
  for await (const some of itemsIn(list)) entries.push(...some);
  return entries;
}

const isBefore =
  (end: number) =>
  ({ sk }: { sk: string }) =>
    decodeTime(sk) < end;

interface CountedCatch {
  id: string;
  facts: Facts;
  poundsEach?: number | undefined;
}

async function landedCatch({ id, facts, poundsEach }: CountedCatch, end: number): Promise<LandedPost> {
  const entries = await entriesOf(ledgerOfOneCatch(id));
  const { landed, sold, removed, left } = foldCatch(entries);
  return {
    facts,
    now: { landed, sold, removed, left },
    atWeekEnd: foldCatch(entries.filter(isBefore(end))).landed,
    poundsEach: facts.unit === 'pound' ? 1 : poundsEach,
  };
}

async function landedPledge(
  { pledgeId, species, location }: { pledgeId: string; species: string; location: string },
  end: number,
): Promise<LandedPost> {
  const entries = (await entriesOf(ledgerOfPledge(pledgeId))).map(({ sk, card }) => ({ ...card, sk }));
  return {
    facts: { species, location, unit: 'meal' },
    now: foldPledge(entries),
    atWeekEnd: foldPledge(entries.filter(isBefore(end))).landed,
  };
}

/** One row for each species, form, place and unit, in the order of their names. */
async function addUp(posts: readonly LandedPost[]): Promise<LandedRow[]> {
  const placed = await Promise.all(posts.map(async (post) => ({ post, row: await emptyRow(post.facts) })));
  const groups = Map.groupBy(placed, ({ row }) => JSON.stringify(Object.values(row)));
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, same]) => {
      const [first] = same;
      if (!first) throw new TypeError('A group has at least one post');
      return rowOf(
        first.row,
        same.map(({ post }) => post),
      );
    });
}

type Empty = Pick<
  LandedRow,
  'species' | 'customSpecies' | 'disposition' | 'condition' | 'town' | 'county' | 'state' | 'unit'
>;

async function emptyRow({ location, ...facts }: Facts): Promise<Empty> {
  const { species, customSpecies, disposition, condition, unit } = facts;
  const place = await resolvePlace(location);
  return {
    species,
    ...(customSpecies !== undefined && { customSpecies }),
    ...(disposition && { disposition }),
    ...(condition && { condition }),
    town: place?.place ?? location,
    ...(place && { county: place.county, state: place.stateAbbreviation }),
    unit,
  };
}

function rowOf(empty: Empty, posts: readonly LandedPost[]): LandedRow {
  const isMeals = empty.unit === 'meal';
  const shown = isMeals ? (meals: number) => meals : fromHundredths;
  const sum = (of: (post: LandedPost) => number) => posts.reduce((total, post) => total + of(post), 0);
  const landed = shown(sum(({ now }) => now.landed));
  const isCorrected = posts.some(({ now, atWeekEnd }) => now.landed !== atWeekEnd);
  const isWeighed = posts.every(({ poundsEach }) => poundsEach !== undefined);
  const hundredthsOfPounds = sum(({ now, poundsEach = 0 }) => Math.round(now.landed * poundsEach));
  return {
    ...empty,
    landed: isMeals ? 0 : landed,
    pledged: isMeals ? landed : 0,
    sold: shown(sum(({ now }) => now.sold)),
    removed: shown(sum(({ now }) => now.removed)),
    left: shown(sum(({ now }) => now.left)),
    ...(isCorrected && { atWeekEnd: shown(sum(({ atWeekEnd }) => atWeekEnd)) }),
    ...(!isMeals && isWeighed && { pounds: fromHundredths(hundredthsOfPounds) }),
  };
}
