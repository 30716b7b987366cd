/** Lists of people for administrators: an entry by time, and one for each word they are found by. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { PROFILE_TYPES } from '#shared/accounts/profile-types.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { DEFAULT_LIMIT } from '#shared/contract/list.ts';
import { documentClient, tableName } from '../../table/client.ts';
import { decodeCursor, encodeCursor } from '../../table/cursor.ts';
import { accountKey, foundPeople, groupKey, type Key, people, profileKey } from '../../table/keys.ts';
import { type PageRequest, readPage } from '../../table/page.ts';
import { getItems } from '../../table/read.ts';
import type { Account } from './users.ts';

type Entry = { userId: string };

/** One page of everybody, the newest first, or of those that `q` finds, by the word it finds them by. */
export async function listPeople(q: string, page: PageRequest, now: Date) {
  const { items, ...rest } =
    q === '' ? await readPage<Entry>({ partition: people }, page, now) : await find(q.toLowerCase(), page);
  // Found by two words of one name, a person is still one.
  const userIds = [...new Set(items.map(({ userId }) => userId))];
  return { items: await describe(userIds), ...rest };
}

async function find(q: string, { cursor, limit = DEFAULT_LIMIT }: PageRequest) {
  const list = `${foundPeople}#${q}`;
  const after = cursor === undefined ? undefined : { pk: foundPeople, sk: decodeCursor(list, cursor) };
  const { Items = [], LastEvaluatedKey } = await documentClient.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :found AND begins_with(sk, :q)',
      ExpressionAttributeValues: { ':found': foundPeople, ':q': q },
      Limit: limit,
      ExclusiveStartKey: after,
    }),
  );
  return {
    items: Items as Entry[],
    ...(LastEvaluatedKey && { nextCursor: encodeCursor(list, String(LastEvaluatedKey.sk)) }),
  };
}

/** What a list shows of these people; who is gone is left out. */
async function describe(userIds: readonly string[]) {
  const keysOf = (userId: string) => [
    accountKey(userId),
    ...PROFILE_TYPES.map((type) => profileKey(userId, type)),
    ...GROUPS.map((group) => groupKey(userId, group)),
  ];
  const perPerson = keysOf('').length;
  const found = await getAll(userIds.flatMap(keysOf));
  return userIds.flatMap((_, index) => {
    const [account, ...rest] = found.slice(index * perPerson, (index + 1) * perPerson);
    if (!account) return [];
    const { userId, name, email, createdAt } = account as unknown as Account;
    return {
      userId,
      name,
      email,
      createdAt,
      profileTypes: PROFILE_TYPES.filter((_type, at) => rest[at] !== undefined),
      roles: GROUPS.filter((_group, at) => rest[PROFILE_TYPES.length + at] !== undefined),
    };
  });
}

/** Most items that one request takes. */
const BATCH = 100;

async function getAll(keys: readonly Key[]) {
  const batches: Key[][] = [];
  for (let at = 0; at < keys.length; at += BATCH) batches.push(keys.slice(at, at + BATCH));
  return (await Promise.all(batches.map((batch) => getItems(batch)))).flat();
}
