import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { POST_ITEMS } from '#lambdas/posts/store/items.ts';
import { POST_KINDS } from '#lambdas/posts/store/kinds.ts';
import { type Key, rateCount } from '#lambdas/table/index.ts';
import { CALL_LIMITS, type CallLimit } from '#shared/limits.ts';
import type { LocalCloud } from '#tests/support/local-cloud.ts';
import type { TestUser } from '#tests/support/users.ts';

function connect(cloud: LocalCloud): DynamoDBClient {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_DYNAMODB } = cloud.awsEnvironment;
  return new DynamoDBClient({
    endpoint: AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: cloud.config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID ?? '', secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '' },
  });
}

/** The items of one partition of the table or of its first index, as they are stored. */
export async function readItems(
  cloud: LocalCloud,
  name: 'pk' | 'gsi1pk',
  partition: string,
): Promise<Record<string, unknown>[]> {
  const client = connect(cloud);
  const { Items = [] } = await DynamoDBDocumentClient.from(client).send(
    new QueryCommand({
      TableName: cloud.tableName,
      ...(name === 'gsi1pk' && { IndexName: 'gsi1' }),
      KeyConditionExpression: '#name = :partition',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':partition': partition },
    }),
  );
  client.destroy();
  return Items;
}

/** Every item of the table. */
export async function readTable(cloud: LocalCloud): Promise<(Record<string, unknown> & Key)[]> {
  const client = DynamoDBDocumentClient.from(connect(cloud));
  const items: (Record<string, unknown> & Key)[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const answer = await client.send(
      new ScanCommand({ TableName: cloud.tableName, ConsistentRead: true, ExclusiveStartKey: after }),
    );
    items.push(...((answer.Items ?? []) as (Record<string, unknown> & Key)[]));
    after = answer.LastEvaluatedKey;
  } while (after);
  client.destroy();
  return items;
}

/** One item as it is stored. */
export async function readItem(
  cloud: LocalCloud,
  { pk, sk }: Key,
): Promise<Record<string, unknown> | undefined> {
  const client = connect(cloud);
  const { Item } = await DynamoDBDocumentClient.from(client).send(
    new GetCommand({ TableName: cloud.tableName, Key: { pk, sk }, ConsistentRead: true }),
  );
  client.destroy();
  return Item;
}

/** Changes one attribute of an item directly, named by its path (`card.isPro`): for states that no call of the API leads to. */
export async function setAttribute(cloud: LocalCloud, key: Key, name: string, value: unknown): Promise<void> {
  const client = connect(cloud);
  await DynamoDBDocumentClient.from(client).send(
    new UpdateCommand({
      TableName: cloud.tableName,
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: `SET #${name.replaceAll('.', '.#')} = :value`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(name.split('.').map((part) => [`#${part}`, part])),
      ExpressionAttributeValues: { ':value': value },
    }),
  );
  client.destroy();
}

/** Makes a catch one of a Pro fisherman wherever it stands: for as long as no call of the API does. */
export async function makePro(cloud: LocalCloud, catchId: string): Promise<void> {
  const { record, listing } = POST_ITEMS.catch;
  await setAttribute(cloud, record.key({ postId: catchId }), 'card.isPro', true);
  const key = listing.key({ postId: catchId });
  const card: unknown[] = JSON.parse(String((await readItem(cloud, key))?.card));
  card[POST_KINDS.catch.cardFields.indexOf('isPro')] = true;
  await setAttribute(cloud, key, 'card', JSON.stringify(card));
}

/** As if somebody had called this many times in the window of now, and in the next, which may begin meanwhile. */
export async function countCalls(
  cloud: LocalCloud,
  who: Pick<TestUser, 'userId'>,
  name: CallLimit,
  hits: number,
): Promise<void> {
  const { windowMs } = CALL_LIMITS[name];
  const start = Math.floor(cloud.clock.now() / windowMs) * windowMs;
  await putItems(
    cloud,
    [start, start + windowMs].map((begin) => {
      const key = { name, who: who.userId, start: String(begin) };
      return { ...rateCount.item(key, { hits, expiresAt: Math.ceil((begin + windowMs) / 1000) }) };
    }),
  );
}

/** Stores items directly: for more of them than calls of the API would make in a test's time. */
export async function putItems(
  cloud: LocalCloud,
  items: readonly (Key & Record<string, unknown>)[],
): Promise<void> {
  const client = DynamoDBDocumentClient.from(connect(cloud));
  for (let at = 0; at < items.length; at += 25) {
    const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [cloud.tableName]: requests } }));
  }
  client.destroy();
}
