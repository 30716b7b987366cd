import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientConfig } from '#local/dynamodb/client.ts';
import { createTable, startDynamoDb, tableInput } from '#local/dynamodb/index.ts';

export interface DynamoDbUnderTest {
  readonly endpoint: string;
  readonly directory: string;
  readonly client: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  /** Makes Creel's table under a name of its own. */
  makeTable(): Promise<string>;
  stop(): Promise<void>;
}

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
