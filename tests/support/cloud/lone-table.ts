import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { clientConfig, StreamReader } from '@creel/local-aws/dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll } from 'vitest';
import { startQueueServer } from './queue-server.ts';
import { startTableAlone, TABLE_NAME } from './table-alone.ts';

/**
 * The table and its stream without anything that reacts to it, and a queue of failed changes; other queues deliver
 * nothing. For tests of events that come late, twice or in another order.
 */
export interface LoneTable {
  readonly name: string;
  /** For the test's own writes and reads. */
  readonly client: DynamoDBDocumentClient;
  /** The changes since the last call, in the form that the stream's function receives. */
  changes(): Promise<DynamoDBRecord[]>;
  /** All stored items. */
  items<T extends object>(): Promise<T[]>;
  /** Deletes all items and drops the resulting changes. */
  clear(): Promise<void>;
  /** Delivers changes to all reactions. As in the stream, failed changes are delivered again. */
  deliver(records: readonly DynamoDBRecord[]): Promise<void>;
}

/**
 * A table for the calling file, until its tests have run. It sets the environment variables of the functions' code, so
 * it is called at the top of the file, and that code is imported after it.
 */
export async function useLoneTable(): Promise<LoneTable> {
  const table = await startTableAlone();
  const queues = await startQueueServer(table.directory, async (name, event) => {
    if (name !== 'retry-changes') return { batchItemFailures: [] };
    return await (await import('#lambdas/entries/retry-changes.ts')).handler(event);
  });
  Object.assign(process.env, queues.environment);
  const reader = new StreamReader(table.endpoint, TABLE_NAME);
  const arn = await reader.findStream();
  const [shard] = await reader.listShards(arn);
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig(table.endpoint)), {
    marshallOptions: { removeUndefinedValues: true },
  });
  let position = await reader.position(arn, shard?.ShardId ?? '', undefined);
  afterAll(async () => {
    reader.close();
    client.destroy();
    await queues[Symbol.asyncDispose]();
    await table[Symbol.asyncDispose]();
  });
  const { reactToChanges } = await import('#lambdas/changes/react-to-changes.ts');

  async function changes(): Promise<DynamoDBRecord[]> {
    await queues.queues.idle();
    const found: DynamoDBRecord[] = [];
    for (;;) {
      const page = await reader.read(arn, position ?? '', 1000);
      position = page.next;
      found.push(...page.records);
      if (page.records.length === 0) return found;
    }
  }
  async function items<T extends object>(): Promise<T[]> {
    const found: T[] = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName: TABLE_NAME }))
      found.push(...(Items as T[]));
    return found;
  }
  async function deliver(records: readonly DynamoDBRecord[]): Promise<void> {
    for (const Record of records) {
      const { batchItemFailures } = await reactToChanges({ Records: [Record] });
      if (batchItemFailures.length > 0) await deliver([Record]);
    }
  }
  return {
    name: TABLE_NAME,
    client,
    changes,
    items,
    deliver,
    async clear() {
      const stored = await items<{ pk: string; sk: string }>();
      for (let at = 0; at < stored.length; at += 25) {
        const requests = stored
          .slice(at, at + 25)
          .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
        await client.send(new BatchWriteCommand({ RequestItems: { [TABLE_NAME]: requests } }));
      }
      await changes();
    },
  };
}

/** Runs `act` immediately before the next transaction of `work` is sent. @throws Error if `work` sends none */
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
