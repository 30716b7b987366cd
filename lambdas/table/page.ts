import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type Found, type ItemList, keysOf } from './item.ts';
import { query } from './query.ts';

/** A list to read a page of. */
export interface PagedList<Stored = object> extends ItemList<Stored> {
  /** Without it the newest come first. */
  order?: 'ascending';
  /** What of it is wanted, if that is not all. */
  filter?: {
    /** Tells filters of one partition apart: a cursor of one is of no use to another. */
    name: string;
    keep(item: Found<Stored>): boolean;
  };
}

export interface PageRequest {
  cursor?: string | undefined;
  /** Items, 1 to 100. */
  limit?: number | undefined;
}

/** Most requests that one page takes: a page that finds little by then is given with what it found, and a cursor. */
const MAX_REQUESTS = 4;
/** How much more than is wanted a filtered list is read at first, and most that one request of it reads: 24 cards within 24 read units in all. */
const FIRST_READ = 2;
const LONGEST_READ = 4;
/** Items that a request of a filtered list reads at least, when more than one is needed. */
const LEAST_READ = 2 * DEFAULT_LIMIT;

/**
 * One page of a list, newest first unless the list says otherwise: one request, unless expired items that the table has not swept yet, or those that a filter leaves out,
 * have to be passed over. Then a page may hold less than was asked for, even nothing, and still have a next one.
 * @throws AppError `invalid_cursor`
 */
export async function readPage<Stored extends object>(
  list: PagedList<Stored>,
  { cursor, limit = DEFAULT_LIMIT }: PageRequest,
  now: Date,
): Promise<{ items: Found<Stored>[]; nextCursor?: string }> {
  const name = list.partition + (list.filter?.name ?? '') + (list.order ?? '');
  const newestFirst = list.order === undefined;
  const lastOf = (of: readonly Found<Stored>[]) => lastKey(of, keysOf(list).sortKey);
  const items: Found<Stored>[] = [];
  let after = cursor === undefined ? undefined : decodeCursor(name, cursor);
  let [seen, wanted] = [0, firstRead(list, limit)];
  for (let request = 0; request < MAX_REQUESTS; request++) {
    const { items: read } = await query(list, { after, limit: wanted, newestFirst });
    for (const item of read) if (!isExpired(item, now) && list.filter?.keep(item) !== false) items.push(item);
    if (items.length > limit) {
      const shown = items.slice(0, limit);
      return { items: shown, nextCursor: encodeCursor(name, lastOf(shown)) };
    }
    if (read.length < wanted) return { items };
    after = lastOf(read);
    seen += read.length;
    wanted = nextRead(limit, items.length, seen);
  }
  return { items, ...(after !== undefined && { nextCursor: encodeCursor(name, after) }) };
}

/** One more than asked tells whether there is a next page, without an empty one at the end. */
function firstRead({ filter }: Pick<PagedList, 'filter'>, limit: number): number {
  return filter ? Math.max(FIRST_READ * limit, LEAST_READ) : limit + 1;
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

function lastKey(items: readonly object[], sortKey: string): string {
  const last: unknown = Reflect.get(items.at(-1) ?? {}, sortKey);
  if (typeof last !== 'string') throw new RangeError('An empty page has no last key');
  return last;
}
