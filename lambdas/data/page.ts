import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { documentClient, tableName } from './table.ts';

/** A list to read: a partition of the table, or of one of its indexes. Its sort key is `sk` in either. */
interface List {
  partition: string;
  index?: 'gsi1' | 'gsi2';
}

export interface PageRequest {
  cursor?: string | undefined;
  /** Items, 1 to 100. */
  limit?: number | undefined;
}

export interface StoredItem {
  pk: string;
  sk: string;
  /** Seconds since the epoch. */
  expiresAt?: number;
}

/** A page that loses items to `keep` is filled up by at most this many requests. */
const MAX_REQUESTS = 4;

/**
 * One page of a list, newest first: one request, unless expired items that the table has not swept yet have to be passed over.
 * @throws AppError `invalid_cursor`
 */
export async function readPage<T extends StoredItem>(
  list: List,
  { cursor, limit = DEFAULT_LIMIT }: PageRequest,
  now: Date,
): Promise<{ items: T[]; nextCursor?: string }> {
  const items: T[] = [];
  let after = cursor === undefined ? undefined : decodeCursor(list.partition, cursor);
  for (let request = 0; request < MAX_REQUESTS; request++) {
    // One more than asked tells whether there is a next page, without an empty one at the end.
    const read = await queryNewest<T>(list, after, limit + 1 - items.length);
    const wanted = limit + 1 - items.length;
    for (const item of read) if (!isExpired(item, now)) items.push(item);
    if (items.length > limit) {
      const shown = items.slice(0, limit);
      return { items: shown, nextCursor: encodeCursor(list.partition, lastKey(shown)) };
    }
    if (read.length < wanted) return { items };
    after = lastKey(read);
  }
  return { items, ...(after !== undefined && { nextCursor: encodeCursor(list.partition, after) }) };
}

async function queryNewest<T>(list: List, after: string | undefined, limit: number): Promise<T[]> {
  const partitionKey = list.index === undefined ? 'pk' : `${list.index}pk`;
  const { Items } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: list.index,
      KeyConditionExpression:
        after === undefined ? '#partition = :partition' : '#partition = :partition AND sk < :after',
      ExpressionAttributeNames: { '#partition': partitionKey },
      ExpressionAttributeValues: {
        ':partition': list.partition,
        ...(after !== undefined && { ':after': after }),
      },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return (Items ?? []) as T[];
}

function isExpired(item: StoredItem, now: Date): boolean {
  return item.expiresAt !== undefined && item.expiresAt * 1000 <= now.getTime();
}

function lastKey(items: readonly StoredItem[]): string {
  const last = items.at(-1);
  if (!last) throw new RangeError('An empty page has no last key');
  return last.sk;
}
