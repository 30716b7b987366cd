import { GetCommand, paginateScan, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, rateCount } from '#lambdas/table/index.ts';
import { CALL_LIMITS, type CallLimit } from '#shared/limits.ts';
import type { LocalCloud } from './local-cloud.ts';
import { putItems, withTable } from './table-client.ts';
import type { TestUser } from './users.ts';

type Item = Record<string, unknown> & Key;

/** The stored items of one partition of the table or of its first index. */
export async function readItems(
  cloud: LocalCloud,
  name: 'pk' | 'gsi1pk',
  partition: string,
): Promise<Record<string, unknown>[]> {
  const query = new QueryCommand({
    TableName: cloud.tableName,
    ...(name === 'gsi1pk' && { IndexName: 'gsi1' }),
    KeyConditionExpression: '#name = :partition',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':partition': partition },
  });
  return (await withTable(cloud, (client) => client.send(query))).Items ?? [];
}

/** Every item of the table. */
export async function readTable(cloud: LocalCloud): Promise<Item[]> {
  return await withTable(cloud, async (client) => {
    const items: Item[] = [];
    const pages = paginateScan({ client }, { TableName: cloud.tableName, ConsistentRead: true });
    for await (const { Items = [] } of pages) items.push(...(Items as Item[]));
    return items;
  });
}

/** One stored item. */
export async function readItem(
  cloud: LocalCloud,
  { pk, sk }: Key,
): Promise<Record<string, unknown> | undefined> {
  const get = new GetCommand({ TableName: cloud.tableName, Key: { pk, sk }, ConsistentRead: true });
  return (await withTable(cloud, (client) => client.send(get))).Item;
}

/**
 * Changes one attribute of an item directly, named by its path (`card.isPro`), for states that the API can't produce.
 */
export async function setAttribute(cloud: LocalCloud, key: Key, name: string, value: unknown): Promise<void> {
  const update = new UpdateCommand({
    TableName: cloud.tableName,
    Key: { pk: key.pk, sk: key.sk },
    UpdateExpression: `SET #${name.replaceAll('.', '.#')} = :value`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(name.split('.').map((part) => [`#${part}`, part])),
    ExpressionAttributeValues: { ':value': value },
  });
  await withTable(cloud, (client) => client.send(update));
}

/**
 * Pretends that somebody made this many calls in the current window, and in the next one, which may begin meanwhile.
 */
export async function countCalls(
  cloud: LocalCloud,
  who: Pick<TestUser, 'userId'>,
  name: CallLimit,
  hits: number,
): Promise<void> {
  await countTimes(cloud, who, { name, ...CALL_LIMITS[name] }, hits);
}

/** The same for a limit that is not about calls. */
export async function countTimes(
  cloud: LocalCloud,
  who: Pick<TestUser, 'userId'>,
  { name, windowMs }: { name: string; windowMs: number },
  hits: number,
): Promise<void> {
  const start = Math.floor(cloud.clock.now() / windowMs) * windowMs;
  await putItems(
    cloud,
    [start, start + windowMs].map((begin) => {
      const key = { name, who: who.userId, start: String(begin) };
      return { ...rateCount.item(key, { hits, expiresAt: Math.ceil((begin + windowMs) / 1000) }) };
    }),
  );
}
