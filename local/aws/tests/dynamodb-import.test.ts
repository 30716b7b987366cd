import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import {
  clientConfig,
  createTable,
  type DynamoDb,
  importTable,
  StreamReader,
  startDynamoDb,
} from '../dynamodb/index.ts';
import { tableInput } from './dynamodb-support.ts';

const ITEMS = Array.from({ length: 60 }, (_, index) => ({
  pk: index % 3 === 0 ? 'CATCHES' : 'WORD#jo é',
  sk: String(index).padStart(4, '0'),
  gsi1pk: index % 2 === 0 ? 'BY#ruth' : undefined,
  card: { name: 'José Ålder', lat: 43.66, free: false, nothing: null, list: ['a', 1, { deep: [] }] },
  detail: { story: 'x'.repeat(index * 7) },
}));

async function open(directory: string, tableName: string) {
  const dynamoDb: DynamoDb = await startDynamoDb({ dataFile: join(directory, 'data.db') });
  onTestFinished(() => dynamoDb.stop());
  await createTable(dynamoDb.endpoint, tableInput(tableName), 'expiresAt');
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(clientConfig(dynamoDb.endpoint)), {
    marshallOptions: { removeUndefinedValues: true },
  });
  onTestFinished(() => client.destroy());
  return { ...dynamoDb, client };
}

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'creel-import-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

function read(client: DynamoDBDocumentClient, TableName: string, name: string, partition: string) {
  return client.send(
    new QueryCommand({
      TableName,
      IndexName: name === 'pk' ? undefined : 'gsi1',
      KeyConditionExpression: '#name = :partition',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':partition': partition },
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
}

// Only dynoxide can import.
it.skipIf(process.env.CREEL_DYNAMODB_ENDPOINT)(
  'reads imported items like written ones, at the same cost, and keeps them out of the stream',
  async () => {
    const directory = await newDirectory();
    await importTable(join(directory, 'data.db'), tableInput('imported'), ITEMS);
    const imported = await open(directory, 'imported');
    const written = await open(await newDirectory(), 'written');
    for (const Item of ITEMS) await written.client.send(new PutCommand({ TableName: 'written', Item }));
    for (const [name, partition] of [
      ['pk', 'CATCHES'],
      ['pk', 'WORD#jo é'],
      ['gsi1pk', 'BY#ruth'],
    ] as const) {
      const found = await read(imported.client, 'imported', name, partition);
      const expected = await read(written.client, 'written', name, partition);
      expect(found.Items).toEqual(expected.Items);
      expect(found.Count).toBeGreaterThan(0);
      expect(found.ConsumedCapacity?.CapacityUnits).toBe(expected.ConsumedCapacity?.CapacityUnits);
    }

    const reader = new StreamReader(imported.endpoint, 'imported');
    onTestFinished(() => reader.close());
    const arn = await reader.findStream();
    const [shard] = await reader.listShards(arn);
    const position = await reader.position(arn, shard?.ShardId ?? '', undefined);
    expect((await reader.read(arn, position ?? '', 1000)).records).toEqual([]);
  },
);
