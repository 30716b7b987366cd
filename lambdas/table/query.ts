/** The one Query that all lists are read by. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from './client.ts';
import type { ItemList } from './item.ts';
import type { Found } from './read.ts';

interface QueryOptions {
  /** Most items that are read. */
  limit?: number | undefined;
  newestFirst?: boolean;
  /** Begins behind the item with this sort key. */
  after?: string | undefined;
  /** Only items whose sort key begins so; not together with `after`. */
  beginsWith?: string;
  /** Strongly consistent: not for a list in an index. */
  consistent?: boolean;
  keysOnly?: boolean;
  /** Where an earlier query of the same list ended. */
  startKey?: Record<string, unknown> | undefined;
}

/** Some items of a list, in one request. `lastKey` is there when the list may go on. */
export async function query<Stored>(
  { partition, index }: ItemList<Stored>,
  {
    limit,
    newestFirst = false,
    after,
    beginsWith,
    consistent = false,
    keysOnly = false,
    startKey,
  }: QueryOptions,
): Promise<{ items: Found<Stored>[]; lastKey: Record<string, unknown> | undefined }> {
  const range =
    after !== undefined
      ? ` AND sk ${newestFirst ? '<' : '>'} :sk`
      : beginsWith !== undefined
        ? ' AND begins_with(sk, :sk)'
        : '';
  const { Items = [], LastEvaluatedKey } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: index,
      KeyConditionExpression: `${index === undefined ? 'pk' : `${index}pk`} = :partition${range}`,
      ExpressionAttributeValues: { ':partition': partition, ...(range && { ':sk': after ?? beginsWith }) },
      ScanIndexForward: !newestFirst,
      ConsistentRead: consistent,
      ExclusiveStartKey: startKey,
      Limit: limit,
      ...(keysOnly && { ProjectionExpression: 'pk, sk' }),
    }),
  );
  return { items: Items as Found<Stored>[], lastKey: LastEvaluatedKey };
}
