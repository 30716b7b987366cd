/** Queries: every list is read by the one Query here. */
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from './client.ts';
import { type Found, type ItemKey, type ItemList, keysOf } from './item.ts';

interface QueryOptions {
  /** Maximum number of items to read. */
  limit?: number;
  newestFirst?: boolean;
  /** Begins after the item with this sort key. */
  after?: string;
  /** Only items whose sort key begins with this; not together with `after`. */
  beginsWith?: string;
  /** Only items whose sort key is from `from` to `to`; not together with `after` or `beginsWith`. */
  within?: readonly [from: string, to: string];
  /** Strongly consistent; not possible for an index. */
  consistent?: boolean;
  /** The position where an earlier query of the same list ended. */
  startKey?: Record<string, unknown>;
}

/** Some items of a list. `lastKey` is the position to continue from; it is set when there may be more. */
interface Part<Item> {
  items: Item[];
  lastKey: Record<string, unknown> | undefined;
}

/** Reads some items of a list in one request. */
export async function query<Stored>(
  list: ItemList<Stored>,
  options: QueryOptions,
): Promise<Part<Found<Stored>>> {
  const { Items = [], LastEvaluatedKey } = await tableClient.send<'Query', Found<Stored>>(
    'Query',
    inputFor(list, options),
  );
  return { items: Items, lastKey: LastEvaluatedKey };
}

/** Reads only the keys of some items of a list, in one request. */
export async function queryKeys<Stored>(
  list: ItemList<Stored>,
  options: QueryOptions,
): Promise<Part<ItemKey<Stored>>> {
  const { Items = [], LastEvaluatedKey } = await tableClient.send<'Query', ItemKey<Stored>>(
    'Query',
    inputFor(list, options, 'pk, sk'),
  );
  return { items: Items, lastKey: LastEvaluatedKey };
}

function inputFor(
  list: ItemList<unknown>,
  { limit, newestFirst = false, consistent = false, startKey, ...range }: QueryOptions,
  projection?: string,
): QueryCommandInput {
  const { partitionKey, sortKey } = keysOf(list);
  const { condition, values } = rangeOf(sortKey, { newestFirst, ...range });
  return {
    TableName: tableName(),
    IndexName: list.index,
    KeyConditionExpression: `${partitionKey} = :partition${condition}`,
    ExpressionAttributeValues: { ':partition': list.partition, ...values },
    ScanIndexForward: !newestFirst,
    ConsistentRead: consistent,
    ExclusiveStartKey: startKey,
    Limit: limit,
    ProjectionExpression: projection,
  };
}

/** Returns the condition on the sort key, with its values. */
function rangeOf(sortKey: string, { newestFirst, after, beginsWith, within }: QueryOptions) {
  if (after !== undefined)
    return { condition: ` AND ${sortKey} ${newestFirst ? '<' : '>'} :sk`, values: { ':sk': after } };
  if (beginsWith !== undefined)
    return { condition: ` AND begins_with(${sortKey}, :sk)`, values: { ':sk': beginsWith } };
  if (within) {
    const [from, to] = within;
    return { condition: ` AND ${sortKey} BETWEEN :from AND :to`, values: { ':from': from, ':to': to } };
  }
  return { condition: '', values: {} };
}
