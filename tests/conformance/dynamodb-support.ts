import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreateTableCommandInput, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientConfig } from '#local/dynamodb/client.ts';
import { createTable, startDynamoDb, tableInput } from '#local/dynamodb/index.ts';

export interface DynamoDbUnderTest {
  readonly endpoint: string;
  readonly directory: string;
  readonly client: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  /** Makes Creel's table under a name of its own, with changes to its input where given. */
  makeTable(changes?: Partial<CreateTableCommandInput>): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the local DynamoDB, or takes the one that CREEL_DYNAMODB_ENDPOINT names: real AWS
 * (`https://dynamodb.eu-west-1.amazonaws.com`, credentials and AWS_REGION from the environment), LocalStack or
 * DynamoDB Local. Tables get random names and are deleted at the end.
 */
export async function startDynamoDbUnderTest(): Promise<DynamoDbUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'creel-dynamodb-'));
  const server = await startDynamoDb({ dataFile: join(directory, 'tables.db') });
  const client = new DynamoDBClient(clientConfig(server.endpoint));
  const made: string[] = [];
  return {
    endpoint: server.endpoint,
    directory,
    client,
    documents: DynamoDBDocumentClient.from(client),
    makeTable: async (changes = {}) => {
      const name = `creel-conformance-${randomUUID()}`;
      await createTable(server.endpoint, { ...tableInput(name), ...changes }, 'expiresAt');
      made.push(name);
      return name;
    },
    stop: async () => {
      for (const TableName of made) await client.send(new DeleteTableCommand({ TableName }));
      client.destroy();
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What a call throws, as far as callers depend on it; `ok` when it does not throw. */
export async function failure(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    return error;
  }
}
