// Queries, batches, and what a request is said to cost. CREEL_DYNAMODB_ENDPOINT runs it against real AWS,
// LocalStack or DynamoDB Local: see dynamodb-support.ts.
import { BatchGetCommand, BatchWriteCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Item, startTable, type Table, text } from './dynamodb-operations.ts';
import { failure } from './dynamodb-support.ts';

let table: Table;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.dynamodb.stop());

describe('a query', () => {
  const numbers = Array.from({ length: 25 }, (_, n) => String(n).padStart(2, '0'));
  beforeAll(async () => {
    await Promise.all(
      numbers.map((sk) => table.put({ pk: 'page', sk, gsi1pk: 'shop', card: { n: sk }, secret: 'x' })),
    );
  });
  const byIndex: Partial<QueryCommandInput> = {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
  };

  it('comes newest first, in pages that lose nothing', async () => {
    const found: unknown[] = [];
    let ExclusiveStartKey: Item | undefined;
    do {
      const page = await table.query('shop', {
        ...byIndex,
        ScanIndexForward: false,
        Limit: 10,
        ExclusiveStartKey,
      });
      found.push(...(page.Items ?? []).map((item) => item.sk));
      ExclusiveStartKey = page.LastEvaluatedKey;
      if (ExclusiveStartKey)
        expect(Object.keys(ExclusiveStartKey).toSorted()).toEqual(['gsi1pk', 'pk', 'sk']);
    } while (ExclusiveStartKey);
    expect(found).toEqual(numbers.toReversed());
  });

  it('of an index gives what the index projects', async () => {
    const { Items } = await table.query('shop', { ...byIndex, Limit: 1 });
    expect(Items).toEqual([{ pk: 'page', sk: '00', gsi1pk: 'shop', card: { n: '00' } }]);
  });

  it('limits what it looks at, not what it finds', async () => {
    const filtered = await table.query('page', {
      FilterExpression: 'card.n >= :from',
      ExpressionAttributeValues: { ':pk': 'page', ':from': '05' },
      Limit: 10,
    });
    expect(filtered).toMatchObject({ Count: 5, ScannedCount: 10 });
    expect(filtered.LastEvaluatedKey).toBeDefined();
  });

  it('does not filter by a key', async () => {
    const filter = {
      FilterExpression: 'sk > :from',
      ExpressionAttributeValues: { ':pk': 'page', ':from': '05' },
    };
    expect(await failure(table.query('page', filter))).toMatchObject({ name: 'ValidationException' });
  });

  it('reads an index in its own time only', async () => {
    expect(await failure(table.query('shop', { ...byIndex, ConsistentRead: true }))).toMatchObject({
      name: 'ValidationException',
    });
  });

  it('stops at about a megabyte, and goes on from there', async () => {
    for (const n of [1, 2, 3, 4, 5]) await table.put({ pk: 'megabyte', sk: String(n), text: text(300) });
    const first = await table.query('megabyte');
    expect(first.Count).toBeOneOf([3, 4]);
    const second = await table.query('megabyte', { ExclusiveStartKey: first.LastEvaluatedKey });
    expect([...(first.Items ?? []), ...(second.Items ?? [])].map(({ sk }) => sk)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });
});

describe('many items', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: 'batch', sk: String(n) }));
  const write = (count: number) =>
    table.dynamodb.documents.send(
      new BatchWriteCommand({
        RequestItems: { [table.TableName]: keys(count).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  const read = (Keys: Item[]) =>
    table.dynamodb.documents.send(new BatchGetCommand({ RequestItems: { [table.TableName]: { Keys } } }));

  it('are written 25 and read 100 at a time', async () => {
    expect((await write(25)).UnprocessedItems).toEqual({});
    expect((await read(keys(100))).Responses?.[table.TableName]).toHaveLength(25);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['26 written', () => write(26)],
    ['101 read', () => read(keys(101))],
    ['one read twice', () => read([...keys(1), ...keys(1)])],
  ])('are refused when %s', async (_, attempt) => {
    expect(await failure(attempt())).toMatchObject({ name: 'ValidationException' });
  });
});

describe('capacity', () => {
  const asked = { ReturnConsumedCapacity: 'INDEXES' as const };
  const units = (answer: { ConsumedCapacity?: { CapacityUnits?: number | undefined } | undefined }) =>
    answer.ConsumedCapacity?.CapacityUnits;

  it.each<[string, number, () => Promise<number | undefined>]>([
    [
      'a write of 1.5 KB',
      2,
      async () => units(await table.put({ pk: 'cost 1', text: 'x'.repeat(1500) }, asked)),
    ],
    [
      'that write into an index too',
      3,
      async () => units(await table.put({ pk: 'cost 2', gsi1pk: 'c', text: 'x'.repeat(1500) }, asked)),
    ],
    ['a read of 1.5 KB', 0.5, async () => units(await table.get('cost 1', '1', asked))],
    [
      'that read, consistent',
      1,
      async () => units(await table.get('cost 1', '1', { ...asked, ConsistentRead: true })),
    ],
    ['a read of nothing', 0.5, async () => units(await table.get('cost none', '1', asked))],
    ['a query of 25 small items', 0.5, async () => units(await table.query('page', asked))],
  ])('of %s is %d', async (_, expected, measure) => {
    expect(await measure()).toBe(expected);
  });

  it('of a transaction is double', async () => {
    const { ConsumedCapacity } = await table.transact([table.putting('cost 3')], asked);
    expect(ConsumedCapacity?.[0]?.CapacityUnits).toBe(2);
  });
});
