import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#lambdas/data/keys.ts';
import type { LocalCloud } from '#tests/support/local-cloud.ts';

/** Changes one attribute of an item directly: for states that no call of the API leads to. */
export async function setAttribute(cloud: LocalCloud, key: Key, name: string, value: unknown): Promise<void> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_DYNAMODB } = cloud.awsEnvironment;
  const client = new DynamoDBClient({
    endpoint: AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: cloud.config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID ?? '', secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '' },
  });
  await DynamoDBDocumentClient.from(client).send(
    new UpdateCommand({
      TableName: cloud.tableName,
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: 'SET #name = :value',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
  client.destroy();
}
