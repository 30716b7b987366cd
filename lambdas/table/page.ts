import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Found, type ItemKey, type ItemList, keysOf } from './item.ts';
import { query } from './query.ts';
import { getItems } from './read.ts';

/** A list to read one page of. */
export interface PagedList<Stored = object> extends ItemList<Stored> {
  /** Without it, the newest items come first. */
  order?: 'ascending';
  /** Selects some of the items; without it, all are read. */
  filter?: {
    /** Distinguishes the filters of one partition: a cursor of one filter is invalid for another. */
    name: string;
    keep(item: Found<Stored>): boolean;
    /** Most items that one request reads, for a list of items so small that more cost little. */
    longestRead?: number;
  };
}

interface Page<Stored> {
  items: Found<Stored>[];
  nextCursor?: string;
}

export interface PageRequest {
  cursor?: string;
  /** Number of items, 1 to 100. */
  limit?: number;
}

/** Maximum number of requests per page. A page that has found few items by then is returned as it is, with a cursor. */
const MAX_REQUESTS = 4;
/** Factors of the page size for the first and the largest read of a filter. 24 cards take at most 24 read units. */
const FIRST_READ = 2;
const LONGEST_READ = 4;
/** Items to read at least from each of several lists: about one read unit. */
const LEAST_EACH = 15;
/** Items to read at least in the first request of a filtered list. */
const LEAST_READ = 2 * DEFAULT_LIMIT;

/**
 * Reads one page of a list, newest first unless the list says otherwise. It takes one request, unless it has to skip
 * items that the filter leaves out or that have expired but not yet been deleted. Then a page may hold fewer items than
 * requested, even none, and still have a next page.
 * @throws AppError `invalid_cursor`
 */
export function readPage<Stored extends object>(
  { filter, order, ...list }: PagedList<Stored>,
  page: PageRequest,
  now: Date,
): Promise<Page<Stored>> {
  const name = list.partition + (list.index ?? '') + (filter?.name ?? '') + (order ?? '');
  const { keep, longestRead } = filter ?? {};
  return readMergedPage({ name, lists: [list], order, keep, longestRead }, page, now);
}

/**
 * Reads one page of an index that holds only a part, or an old state, of each item, and returns the current items.
 * Deleted items are left out, so a page may hold fewer than requested.
 * @param belongs whether an item still belongs to the list, since the index may lag behind
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

/** Several lists of one index or of the table, read as one in the order of their sort keys. Lists may share items. */
export interface MergedLists<Stored = object> {
  /** Differs by lists, order and filter: a cursor of one name is invalid for another. */
  name: string;
  lists: readonly ItemList<Stored>[];
  order?: PagedList['order'];
  /** The first page begins after this sort key. */
  from?: string;
  /** The last page ends where the sort keys of an ascending list pass this one. */
  to?: string | undefined;
  keep?: ((item: Found<Stored>) => boolean) | undefined;
  longestRead?: number | undefined;
}

/** How far one of several lists has been read. */
interface Reading<Stored> {
  list: ItemList<Stored>;
  /** Sort key of the last item that was read. */
  after: string | undefined;
  isAtEnd: boolean;
}

/**
 * Reads one page of several lists. Each round reads all unfinished lists in parallel. An item of one list is returned
 * only once the other lists have been read as far.
 * @throws AppError `invalid_cursor`
 */
export async function readMergedPage<Stored extends object>(
  { name, lists, order, from, to, keep, longestRead }: MergedLists<Stored>,
  { cursor, limit = DEFAULT_LIMIT }: PageRequest,
  now: Date,
): Promise<Page<Stored>> {
  const longest = longestRead ?? LONGEST_READ * Math.max(limit, DEFAULT_LIMIT);
  const start = cursor === undefined ? from : decodeCursor(name, cursor);
  const isBefore = (one: string, other: string) => (order === 'ascending' ? one < other : one > other);
  const readings = lists.map((list): Reading<Stored> => ({ list, after: start, isAtEnd: false }));
  const keyOf = sortKeyIn(lists);
  const found = new Map<string, Found<Stored>>();
  let [seen, wanted, open] = [0, firstRead(keep !== undefined, limit), readings];
  for (let request = 1; ; request++) {
    const read = await readOn(open, { limit: wanted, newestFirst: order === undefined, to });
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
    wanted = Math.min(nextRead(limit, shown.length, seen), longest);
    // The page ends at this item at the latest, so a list that was read past it has nothing to add.
    const end = inOrder[limit];
    open = readings.filter(
      ({ after, isAtEnd }) => !isAtEnd && (!end || after === undefined || isBefore(after, keyOf(end))),
    );
  }
}

/** Continues reading each of these lists, about `limit` items in all. */
async function readOn<Stored extends object>(
  open: readonly Reading<Stored>[],
  { limit, newestFirst, to }: { limit: number; newestFirst: boolean; to: string | undefined },
): Promise<Found<Stored>[]> {
  const each = open.length === 1 ? limit : Math.max(Math.ceil(limit / open.length), LEAST_EACH);
  const parts = open.map(async (reading) => {
    const { items, lastKey } = await query(reading.list, { after: reading.after, limit: each, newestFirst });
    const last = items.at(-1);
    const keyOf = sortKeyIn([reading.list]);
    if (last) reading.after = keyOf(last);
    const isPast = (key: string | undefined) => to !== undefined && key !== undefined && key > to;
    // A request reads at most a megabyte, so fewer items than requested don't mean the end of the list.
    reading.isAtEnd = lastKey === undefined || isPast(reading.after);
    return items.filter((item) => !isPast(keyOf(item)));
  });
  return (await Promise.all(parts)).flat();
}

/** Returns the sort key up to which all lists have been read, or undefined if all were read to the end. */
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

/** Returns a function that reads the sort key of an item of these lists. */
function sortKeyIn(lists: readonly ItemList<unknown>[]): (item: object) => string {
  const { sortKey } = keysOf(lists[0] ?? {});
  return (item) => {
    const key: unknown = Reflect.get(item, sortKey);
    if (typeof key !== 'string')
      throw new TypeError(`An item of a list sorted by ${sortKey} has no ${sortKey}`);
    return key;
  };
}

/** One more than the limit shows whether there is a next page, so the last page is never empty. */
function firstRead(isFiltered: boolean, limit: number): number {
  return isFiltered ? Math.max(FIRST_READ * limit, LEAST_READ) : limit + 1;
}

/** Estimates how many items to read to fill the page, by the share of items that matched so far. */
function nextRead(limit: number, found: number, seen: number): number {
  const missing = limit + 1 - found;
  const likely = Math.ceil((missing * seen) / Math.max(found, 1));
  return Math.max(likely, missing);
}

function isExpired(item: { expiresAt?: number }, now: Date): boolean {
  return item.expiresAt !== undefined && item.expiresAt * 1000 <= now.getTime();
}
