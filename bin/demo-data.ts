import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { membershipItem } from '#lambdas/people/store/groups.ts';
import type { Cloud } from '#local/cloud.ts';
import { seedDemoData } from '#local/demo/index.ts';

/** Fills the empty site of a first start: accounts, their groups, and what they post. */
export async function fillWithDemoData(cloud: Cloud): Promise<void> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = cloud.awsEnvironment;
  const client = new DynamoDBClient({
    endpoint: cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: cloud.config.region,
    credentials: { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
  });
  const table = DynamoDBDocumentClient.from(client);
  await seedDemoData({
    // In numbers: nobody has to be asked where localhost is.
    origin: `http://127.0.0.1:${cloud.port}`,
    createUser: (person) => cloud.userPool.createUser(person),
    recordGroup: async (userId, group) => {
      const assignedAt = new Date(cloud.clock.now()).toISOString();
      const Item = membershipItem(userId, { group, assignedBy: 'demo data', assignedAt });
      await table.send(new PutCommand({ TableName: cloud.tableName, Item }));
    },
  });
  client.destroy();
}
