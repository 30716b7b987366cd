import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { clientConfig } from '#local/dynamodb/client.ts';
import { createTable, startDynamoDb, tableInput } from '#local/dynamodb/index.ts';
import { StreamReader } from '#local/dynamodb/stream-reader.ts';
import { TABLE } from '#shared/table.ts';
import { startQueueServer } from './queue-server.ts';

const TABLE_NAME = 'lone';

/**
 * The table with its stream and nothing that follows it, and a queue of changes that failed; of other queues nothing comes: for tests of what happens when events come late, twice or in
 * another order.
 */
export interface LoneTable {
  readonly name: string;
  /** For what a test itself writes and looks up. */
  readonly client: DynamoDBDocumentClient;
  /** What was written since the last call, as the stream's function gets it. */
  changes(): Promise<DynamoDBRecord[]>;
  stop(): Promise<void>;
}

/** Sets the variables by which the functions' code finds the table: import that code after this. */
export async function startLoneTable(): Promise<LoneTable> {
  const directory = mkdtempSync(join(tmpdir(), 'creel-table-'));
  const { endpoint, stop } = await startDynamoDb({ dataFile: join(directory, 'data.db') });
  await createTable(endpoint, tableInput(TABLE_NAME), TABLE.timeToLive);
  const { region, credentials } = clientConfig(endpoint);
  const queues = await startQueueServer(directory, async (name, event) => {
    if (name !== 'retry-changes') return { batchItemFailures: [] };
    return await (await import('#lambdas/entries/retry-changes.ts')).handler(event);
  });
  Object.assign(process.env, {
    STAGE: 'local',
    VERSION: 'test',
    TABLE_NAME,
    CURSOR_SECRET: 'test',
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    ...queues.environment,
    AWS_ACCESS_KEY_ID: credentials?.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
  });
  const reader = new StreamReader(endpoint, TABLE_NAME);
  const arn = await reader.findStream();
  const [shard] = await reader.listShards(arn);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig(endpoint)), {
    marshallOptions: { removeUndefinedValues: true },
  });
  let position = await reader.position(arn, shard?.ShardId ?? '', undefined);
  return {
    name: TABLE_NAME,
    client,
    async changes() {
      await queues.queues.idle();
      const found: DynamoDBRecord[] = [];
      for (;;) {
        const page = await reader.read(arn, position ?? '', 1000);
        position = page.next;
        found.push(...page.records);
        if (page.records.length === 0) return found;
      }
    },
    async stop() {
      reader.close();
      client.destroy();
      await queues[Symbol.asyncDispose]();
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Does something at the last moment before a transaction that `work` has prepared. @throws Error when `work` sends none */
export async function beforeNextTransaction(
  act: () => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const { tableClient } = await import('#lambdas/table/client.ts');
  const send = tableClient.send;
  let isFirst = true;
  tableClient.send = async (operation, input) => {
    if (isFirst && operation === 'TransactWriteItems') {
      isFirst = false;
      await act();
    }
    return await send(operation, input);
  };
  try {
    await work();
  } finally {
    tableClient.send = send;
  }
  if (isFirst) throw new Error('There was no transaction.');
}
