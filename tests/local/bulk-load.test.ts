import { QueryCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { createTable } from '@creel/local-aws/dynamodb';
import { type DynamoDbUnderTest, startDynamoDbUnderTest } from '@creel/local-aws/tests/dynamodb-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBulkLoad } from '#local/bulk-load.ts';
import { tableInput } from '#local/table-input.ts';
import { TABLE } from '#shared/deployment/table.ts';

const CARD = {
  fishermanName: 'José Ålder',
  location: '04609',
  coordinates: { lat: 43.66, lng: -70.26 },
  amount: 6.5,
  free: false,
  nothing: null,
  list: ['a', 1, { deep: [] }],
  empty: {},
  zero: 0,
  many: 123456,
};

/** Enough of them for a page to be several read units, so that sizes count. */
const ITEMS = Array.from({ length: 60 }, (_, index) => ({
  pk: index % 3 === 0 ? 'CATCHES' : 'CATCHES#WORD#jo é',
  sk: `01${String(index).padStart(4, '0')}`,
  ...(index % 2 === 0 && { gsi1pk: 'BY#ruth' }),
  ...(index % 5 === 0 && { gsi2pk: 'OF#cod' }),
  ...(index % 7 === 0 && { price: `2${String((index * 37) % 60).padStart(8, '0')}` }),
  card: CARD,
  detail: { story: 'x'.repeat(index * 7) },
  hidden: index % 4 === 0,
  version: index,
  expiresAt: 1_700_000_000 + index,
}));

// Only dynoxide has a file; elsewhere there is nothing to compare.
describe.skipIf(process.env.CREEL_DYNAMODB_ENDPOINT)('items that were loaded into the file', () => {
  let dynamoDb: DynamoDbUnderTest;
  let loaded: string;
  let written: string;

  beforeAll(async () => {
    dynamoDb = await startDynamoDbUnderTest();
    [loaded, written] = ['loaded', 'written'];
    for (const name of [loaded, written])
      await createTable(dynamoDb.endpoint, tableInput(name), TABLE.timeToLive);
    const load = openBulkLoad(`${dynamoDb.directory}/tables.db`, loaded);
    load.write(ITEMS.map((item) => ({ ...item, version: -1 })));
    load.write(ITEMS);
    load.close();
    await dynamoDb.documents.send(
      new TransactWriteCommand({
        TransactItems: ITEMS.map((Item) => ({ Put: { TableName: written, Item } })),
      }),
    );
  });
  afterAll(() => dynamoDb.stop());

  async function read(TableName: string, IndexName?: string) {
    const name = IndexName && IndexName !== 'gsi3' ? `${IndexName}pk` : 'pk';
    const pages = [];
    for (const partition of ['CATCHES', 'CATCHES#WORD#jo é', 'BY#ruth', 'OF#cod']) {
      const { Items, ConsumedCapacity } = await dynamoDb.documents.send(
        new QueryCommand({
          TableName,
          IndexName,
          KeyConditionExpression: '#name = :partition',
          ExpressionAttributeNames: { '#name': name },
          ExpressionAttributeValues: { ':partition': partition },
          ScanIndexForward: false,
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
      pages.push({ Items, units: ConsumedCapacity?.CapacityUnits });
    }
    return pages;
  }

  it.each([undefined, 'gsi1', 'gsi2', 'gsi3'])(
    'are read, and cost, what written ones do (index: %s)',
    async (index) => {
      const pages = await read(loaded, index);
      expect(pages).toEqual(await read(written, index));
      expect(pages.flatMap(({ Items = [] }) => Items).length).toBeGreaterThan(0);
    },
  );

  it('are found by a scan, each once', async () => {
    const { Items = [] } = await dynamoDb.documents.send(new ScanCommand({ TableName: loaded }));
    expect(Items).toHaveLength(ITEMS.length);
    expect(Items).toEqual(expect.arrayContaining(ITEMS));
  });
});
