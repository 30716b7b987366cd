import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Found, type ItemKey, type ItemList, keysOf } from './item.ts';
import { query } from './query.ts';
import { getItems } from './read.ts';

/** A list to read a page of. */
export interface PagedList<Stored = object> extends ItemList<Stored> {
  /** Without it the newest come first. */
  order?: 'ascending';
  /** The part to read, if that isn't all. */
  filter?: {
    /** Tells filters of one partition apart: a cursor of one is of no use to another. */
    name: string;
    keep(item: Found<Stored>): boolean;
  };
}

interface Page<Stored> {
  items: Found<Stored>[];
  nextCursor?: string;
}

export interface PageRequest {
  cursor?: string;
  /** Items, 1 to 100. */
  limit?: number;
}

/** Most requests that one page takes: a page that finds little by then is given with what it found, and a cursor. */
const MAX_REQUESTS = 4;
/** How much more than is wanted a filtered list is read at first, and most that one request of it reads: 24 cards within 24 read units in all. */
const FIRST_READ = 2;
const LONGEST_READ = 4;
/** Items that are read at least of each of several lists: about what a read unit holds. */
const LEAST_EACH = 15;
/** Items that a request of a filtered list reads at least, when more than one is needed. */
const LEAST_READ = 2 * DEFAULT_LIMIT;

/**
 * One page of a list, newest first unless the list says otherwise: one request, unless expired items that the table has not swept yet, or those that a
 * filter leaves out, have to be passed over. Then a page may hold less than was asked for, even nothing, and still have a next one.
 * @throws AppError `invalid_cursor`
 */
export function readPage<Stored extends object>(
  { filter, order, ...list }: PagedList<Stored>,
  page: PageRequest,
  now: Date,
): Promise<Page<Stored>> {
  const name = list.partition + (filter?.name ?? '') + (order ?? '');
  return readMergedPage({ name, lists: [list], order, keep: filter?.keep }, page, now);
}

/**
 * One page of a list in an index, of whose items the index holds only a part, or an old state: each as it is now. Deleted items are left
 * out, so a page may hold less than requested.
 * @param belongs whether an item still does: the index may lag
 * @throws AppError `invalid_cursor`
 */
export async function readCurrentPage<Stored extends object>(
  list: PagedList<Stored>,
  page: PageRequest,
  now: Date,
  belongs: (item: Found<Stored>) => boolean = () => true,
): Promise<Page<Stored>> {
  const { items, ...rest } = await readPage(list, page, now);
  const found = await getItems(items.map(({ pk, sk }): ItemKey<Stored> => ({ pk, sk })));
  return { ...rest, items: found.filter((item) => item !== undefined).filter(belongs) };
}

/** Several lists of one index, or of the table, that are read as one, in the order of their sort keys. An item may stand in several. */
export interface MergedLists<Stored = object> {
  /** Another one for other lists, another order or another filter: a cursor of one is of no use to another. */
  name: string;
  lists: readonly ItemList<Stored>[];
  order?: PagedList['order'];
  /** Begins behind this sort key. */
  from?: string;
  keep?: ((item: Found<Stored>) => boolean) | undefined;
}

/** How far one of several lists has been read. */
interface Reading<Stored> {
  list: ItemList<Stored>;
  /** Sort key of the last item that was read. */
  after: string | undefined;
  isAtEnd: boolean;
}

/**
 * One page of several lists. Each time, all that may go on are asked at once; what was found in one list is shown once the others were read as far.
 * @throws AppError `invalid_cursor`
 */
export async function readMergedPage<Stored extends object>(
  { name, lists, order, from, keep }: MergedLists<Stored>,
  { cursor, limit = DEFAULT_LIMIT }: PageRequest,
  now: Date,
): Promise<Page<Stored>> {
  const start = cursor === undefined ? from : decodeCursor(name, cursor);
  const isBefore = (one: string, other: string) => (order === 'ascending' ? one < other : one > other);
  const readings = lists.map((list): Reading<Stored> => ({ list, after: start, isAtEnd: false }));
  const keyOf = sortKeyIn(lists);
  const found = new Map<string, Found<Stored>>();
  let [seen, wanted, open] = [0, firstRead(keep !== undefined, limit), readings];
  for (let request = 1; ; request++) {
    const read = await readOn(open, { limit: wanted, newestFirst: order === undefined });
    seen += read.length;
    for (const item of read)
      if (!isExpired(item, now) && keep?.(item) !== false) found.set(keyOf(item), item);
    const inOrder = [...found.values()].sort((one, other) => (isBefore(keyOf(one), keyOf(other)) ? -1 : 1));
    const reached = leastReached(readings, isBefore);
    const shown = reached === undefined ? inOrder : inOrder.filter((item) => !isBefore(reached, keyOf(item)));
    const last = shown[limit - 1];
    if (shown.length > limit && last)
      return { items: shown.slice(0, limit), nextCursor: encodeCursor(name, keyOf(last)) };
    if (reached === undefined) return { items: shown };
    if (request === MAX_REQUESTS) return { items: shown, nextCursor: encodeCursor(name, reached) };
    wanted = nextRead(limit, shown.length, seen);
    // The page ends there at the latest: a list that was read as far has nothing to add.
    const end = inOrder[limit];
    open = readings.filter(
      ({ after, isAtEnd }) => !isAtEnd && (!end || after === undefined || isBefore(after, keyOf(end))),
    );
  }
}

/** Reads on in each of these lists, together about so many items as are wanted. */
async function readOn<Stored extends object>(
  open: readonly Reading<Stored>[],
  { limit, newestFirst }: { limit: number; newestFirst: boolean },
): Promise<Found<Stored>[]> {
  const each = open.length === 1 ? limit : Math.max(Math.ceil(limit / open.length), LEAST_EACH);
  const parts = open.map(async (reading) => {
    const { items, lastKey } = await query(reading.list, { after: reading.after, limit: each, newestFirst });
    const last = items.at(-1);
    // One request reads at most a megabyte: fewer than were asked for may not be all.
    reading.isAtEnd = lastKey === undefined;
    if (last) reading.after = sortKeyIn([reading.list])(last);
    return items;
  });
  return (await Promise.all(parts)).flat();
}

/** Up to where all lists were read; undefined when all were to their ends. */
function leastReached(
  readings: readonly Reading<unknown>[],
  isBefore: (one: string, other: string) => boolean,
): string | undefined {
  const reached = readings.flatMap(({ after, isAtEnd }) => (isAtEnd || after === undefined ? [] : [after]));
  return reached.reduce<string | undefined>(
    (least, each) => (least === undefined || isBefore(each, least) ? each : least),
    undefined,
  );
}

/** Gives the sort keys of items of these lists. */
function sortKeyIn(lists: readonly ItemList<unknown>[]): (item: object) => string {
  const { sortKey } = keysOf(lists[0] ?? {});
  return (item) => {
    const key: unknown = Reflect.get(item, sortKey);
    if (typeof key !== 'string') throw new TypeError(`An item of a list by ${sortKey} has none`);
    return key;
  };
}

/** One more than asked tells whether there is a next page, without an empty one at the end. */
function firstRead(isFiltered: boolean, limit: number): number {
  return isFiltered ? Math.max(FIRST_READ * limit, LEAST_READ) : limit + 1;
}

/** So much that the rest is found if it is as frequent as it was so far. */
function nextRead(limit: number, found: number, seen: number): number {
  const missing = limit + 1 - found;
  const likely = Math.ceil((missing * seen) / Math.max(found, 1));
  return Math.min(Math.max(likely, missing), LONGEST_READ * Math.max(limit, DEFAULT_LIMIT));
}

function isExpired(item: { expiresAt?: number }, now: Date): boolean {
  return item.expiresAt !== undefined && item.expiresAt * 1000 <= now.getTime();
}
