/** Lists that are read further than a page that somebody looks at: to know all of a person's, to export or to erase it. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { documentClient, tableName } from './table.ts';

/** Half of what one transaction takes, so that each key may bring another one. */
export const CHUNK = 50;

/** All items of a partition as they are now, some at a time. */
export function itemsIn<T>(partition: string, chunk = CHUNK): AsyncGenerator<(T & Key)[]> {
  return readAll({
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ConsistentRead: true,
    Limit: chunk,
  });
}

/** All keys of a partition of an index, some at a time. What was written a moment ago may be missing. */
export function keysIn(
  partition: string,
  chunk = CHUNK,
  index: 'gsi1' | 'gsi2' = 'gsi1',
): AsyncGenerator<Key[]> {
  return readAll({
    IndexName: index,
    KeyConditionExpression: `${index}pk = :partition`,
    ExpressionAttributeValues: { ':partition': partition },
    ProjectionExpression: 'pk, sk',
    Limit: chunk,
  });
}

/** Those of a partition with the greatest sort keys as they are now, in one request, and whether there are more. */
export async function lastIn<T>(
  partition: string,
  limit: number,
): Promise<{ items: (T & Key)[]; more: boolean }> {
  const { Items = [] } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: limit + 1,
    }),
  );
  return { items: Items.slice(0, limit) as (T & Key)[], more: Items.length > limit };
}

type Query = Omit<ConstructorParameters<typeof QueryCommand>[0], 'TableName'>;

async function* readAll<T>(query: Query): AsyncGenerator<T[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await documentClient.send(
      new QueryCommand({ TableName: tableName(), ExclusiveStartKey: after, ...query }),
    );
    if (Items.length > 0) yield Items as T[];
    after = LastEvaluatedKey;
  } while (after);
}
