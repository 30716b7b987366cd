import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#lambdas/table/index.ts';
import type { Cloud } from '#local/cloud.ts';

/** Runs `act` with a client of a cloud's table, bypassing its API. */
export async function withTable<T>(
  { awsEnvironment, config }: Cloud,
  act: (client: DynamoDBDocumentClient) => Promise<T>,
): Promise<T> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_DYNAMODB } = awsEnvironment;
  const client = new DynamoDBClient({
    endpoint: AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID ?? '', secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '' },
  });
  try {
    return await act(DynamoDBDocumentClient.from(client));
  } finally {
    client.destroy();
  }
}

/** Stores items directly, for more items than a test has time to create through the API. */
export async function putItems(
  cloud: Cloud,
  items: readonly (Key & Record<string, unknown>)[],
): Promise<void> {
  await withTable(cloud, async (client) => {
    for (let at = 0; at < items.length; at += 25) {
      const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [cloud.tableName]: requests } }));
    }
  });
}

/** Deletes items directly, as if they had never been written. */
export async function deleteItems(cloud: Cloud, keys: readonly Key[]): Promise<void> {
  await withTable(cloud, async (client) => {
    for (const { pk, sk } of keys)
      await client.send(new DeleteCommand({ TableName: cloud.tableName, Key: { pk, sk } }));
  });
}
