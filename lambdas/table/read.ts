/** Reads by key. */
import { AppError } from '#shared/contract/errors.ts';
import { inBatches } from '#shared/in-batches.ts';
import { tableClient, tableName } from './client.ts';
import type { Found, ItemKey, Key } from './item.ts';

/** Returns the item under this key, or undefined. */
export async function getItem<Stored>(
  { pk, sk }: ItemKey<Stored>,
  { consistent = false } = {},
): Promise<Found<Stored> | undefined> {
  const { Item } = await tableClient.send<'GetItem', Found<Stored>>('GetItem', {
    TableName: tableName(),
    Key: { pk, sk },
    ConsistentRead: consistent,
  });
  return Item;
}

/** Maximum number of items in one BatchGetItem request. */
const BATCH_SIZE = 100;
const MAX_ATTEMPTS = 5;

type FoundAll<Keys> = {
  -readonly [Index in keyof Keys]: Keys[Index] extends ItemKey<infer Stored>
    ? Found<Stored> | undefined
    : never;
};

/**
 * Returns the items under these keys in the order of the keys, undefined for each missing item. Sends one request per
 * 100 keys; reads are strongly consistent by default.
 * @throws AppError `too_many_requests` when the table stays busy
 */
export async function getItems<const Keys extends readonly Key[]>(
  keys: Keys,
  { consistent = true } = {},
): Promise<FoundAll<Keys>> {
  // DynamoDB refuses a request that names a key twice.
  const bare = new Map(keys.map(({ pk, sk }) => [`${pk}|${sk}`, { pk, sk }]));
  const batches = inBatches([...bare.values()], BATCH_SIZE);
  const items = (await Promise.all(batches.map((batch) => getBatch(batch, consistent)))).flat();
  const found = new Map(items.map((item) => [`${item.pk}|${item.sk}`, item]));
  return keys.map(({ pk, sk }) => found.get(`${pk}|${sk}`)) as FoundAll<Keys>;
}

/** Like `getItems` for groups of keys, such as one per person, in as few requests as for one group. */
export async function getGroups<const Groups extends readonly (readonly Key[])[]>(
  groups: Groups,
  options = {},
): Promise<{ -readonly [Index in keyof Groups]: FoundAll<Groups[Index]> }> {
  const found = await getItems(groups.flat(), options);
  let end = 0;
  const parts = groups.map(({ length }) => {
    end += length;
    return found.slice(end - length, end);
  });
  return parts as { -readonly [Index in keyof Groups]: FoundAll<Groups[Index]> };
}

/** Reads one batch. DynamoDB may return only a part; the rest is requested again. */
async function getBatch(keys: readonly Key[], consistent: boolean): Promise<Key[]> {
  const items: Key[] = [];
  let pending: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
  for (let attempt = 0; pending.length > 0; attempt++) {
    if (attempt === MAX_ATTEMPTS) throw new AppError('too_many_requests', undefined, { retryAfter: 1 });
    const answer = await tableClient.send<'BatchGetItem', Key>('BatchGetItem', {
      RequestItems: { [tableName()]: { Keys: pending, ConsistentRead: consistent } },
    });
    items.push(...(answer.Responses?.[tableName()] ?? []));
    pending = answer.UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return items;
}
