import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientConfig } from '../dynamodb/client.ts';
import { createTable, startDynamoDb } from '../dynamodb/index.ts';

export interface DynamoDbUnderTest {
  readonly endpoint: string;
  readonly directory: string;
  readonly client: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  /** A new table with an index, a stream and a time to live. */
  makeTable(): Promise<string>;
  stop(): Promise<void>;
}

export const tableInput = (TableName: string): CreateTableCommandInput => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [
        { AttributeName: 'gsi1pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['card'] },
    },
  ],
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
});

export async function startDynamoDbUnderTest(): Promise<DynamoDbUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'creel-dynamodb-'));
  const { endpoint, stop } = await startDynamoDb({ dataFile: join(directory, 'tables.db') });
  const client = new DynamoDBClient(clientConfig(endpoint));
  return {
    endpoint,
    directory,
    client,
    documents: DynamoDBDocumentClient.from(client),
    makeTable: async () => {
      const name = `creel-conformance-${randomUUID()}`;
      await createTable(endpoint, tableInput(name), 'expiresAt');
      return name;
    },
    stop: async () => {
      client.destroy();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
