// What Creel relies on in DynamoDB: conditions, transactions, indexes, limits, capacity. CREEL_DYNAMODB_ENDPOINT runs
// it against real AWS, LocalStack or DynamoDB Local: see dynamodb-support.ts.
import { DescribeTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTable, tableInput } from '#local/dynamodb/index.ts';
import { type DynamoDbUnderTest, failure, startDynamoDbUnderTest } from './dynamodb-support.ts';

let dynamodb: DynamoDbUnderTest;
let TableName: string;
beforeAll(async () => {
  dynamodb = await startDynamoDbUnderTest();
  TableName = await dynamodb.makeTable();
});
afterAll(() => dynamodb.stop());

type Item = Record<string, unknown>;
const put = (item: Item, more = {}) =>
  dynamodb.documents.send(new PutCommand({ TableName, Item: { sk: '1', ...item }, ...more }));
const get = (pk: string, sk = '1', more = {}) =>
  dynamodb.documents.send(new GetCommand({ TableName, Key: { pk, sk }, ...more }));
const update = (pk: string, UpdateExpression: string, values: Item, more = {}) =>
  dynamodb.documents.send(
    new UpdateCommand({
      TableName,
      Key: { pk, sk: '1' },
      UpdateExpression,
      ExpressionAttributeValues: values,
      ...more,
    }),
  );
const query = (pk: string, more: Partial<QueryCommandInput> = {}) =>
  dynamodb.documents.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ...more,
    }),
  );
const transact = (TransactItems: TransactWriteCommandInput['TransactItems'], more = {}) =>
  dynamodb.documents.send(new TransactWriteCommand({ TransactItems, ...more }));
const putIn = (pk: string, sk = '1', more: Item = {}) => ({ Put: { TableName, Item: { pk, sk, ...more } } });
const increment = (pk: string, by = 1) => ({
  Update: {
    TableName,
    Key: { pk, sk: '1' },
    UpdateExpression: 'ADD meals :by',
    ExpressionAttributeValues: { ':by': by },
  },
});
const text = (kilobytes: number) => 'x'.repeat(kilobytes * 1024);

describe('making a table', () => {
  it('gives it its keys, indexes, stream and time to live', async () => {
    const { Table } = await dynamodb.client.send(new DescribeTableCommand({ TableName }));
    const { TimeToLiveDescription } = await dynamodb.client.send(
      new DescribeTimeToLiveCommand({ TableName }),
    );
    expect(Table).toMatchObject({
      TableStatus: 'ACTIVE',
      KeySchema: tableInput(TableName).KeySchema,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    const names = (indexes: { IndexName?: string | undefined }[] = []) =>
      indexes.map((i) => i.IndexName).toSorted();
    expect(names(Table?.GlobalSecondaryIndexes)).toEqual(names(tableInput(TableName).GlobalSecondaryIndexes));
    expect(TimeToLiveDescription).toMatchObject({
      AttributeName: 'expiresAt',
      TimeToLiveStatus: expect.stringMatching(/^ENABL/),
    });
  });

  it('twice leaves what is in it', async () => {
    const name = await dynamodb.makeTable();
    const Item = { pk: 'a', sk: '1' };
    await dynamodb.documents.send(new PutCommand({ TableName: name, Item }));
    await createTable(dynamodb.endpoint, tableInput(name), 'expiresAt');
    expect((await dynamodb.documents.send(new GetCommand({ TableName: name, Key: Item }))).Item).toEqual(
      Item,
    );
  });

  it('refuses to take one of another shape for it', async () => {
    const name = await dynamodb.makeTable();
    const indexes = (tableInput(name).GlobalSecondaryIndexes ?? []).map((index) => ({
      ...index,
      Projection: { ProjectionType: 'ALL' as const },
    }));
    const other = { ...tableInput(name), GlobalSecondaryIndexes: indexes };
    await expect(createTable(dynamodb.endpoint, other, 'expiresAt')).rejects.toThrow('other keys, indexes');
  });
});

describe('a condition', () => {
  it('that fails gives back what is there', async () => {
    await put({ pk: 'conditions', version: 1 });
    const again = put(
      { pk: 'conditions', version: 2 },
      {
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    );
    expect(await failure(again)).toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { version: { N: '1' } },
    });
  });

  it('holds against many writers at once', async () => {
    await put({ pk: 'writers', meals: 10 });
    const take = () =>
      update('writers', 'ADD meals :by', { ':by': -1, ':one': 1 }, { ConditionExpression: 'meals >= :one' });
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => failure(take())));
    expect(outcomes.filter((each) => each === 'ok')).toHaveLength(10);
    expect((await get('writers', '1', { ConsistentRead: true })).Item).toMatchObject({ meals: 0 });
  });
});

describe('a transaction', () => {
  it('writes all of its items', async () => {
    await transact([putIn('all', '1', { meals: 1 }), putIn('all', '2'), increment('all counter')]);
    expect((await query('all')).Count).toBe(2);
    expect((await get('all counter')).Item).toMatchObject({ meals: 1 });
  });

  it('writes none when one cannot be, and says which', async () => {
    await put({ pk: 'guard', open: false });
    const guard = {
      ConditionCheck: {
        TableName,
        Key: { pk: 'guard', sk: '1' },
        ConditionExpression: '#open = :true',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':true': true },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
      },
    };
    expect(await failure(transact([putIn('none'), guard]))).toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { open: { BOOL: false } } },
      ],
    });
    expect((await get('none')).Item).toBeUndefined();
  });

  it('happens once for one token, however often it is sent', async () => {
    const ClientRequestToken = TableName.slice(-36);
    await transact([increment('token')], { ClientRequestToken });
    await transact([increment('token')], { ClientRequestToken });
    expect((await get('token')).Item).toMatchObject({ meals: 1 });
    expect(await failure(transact([increment('token', 2)], { ClientRequestToken }))).toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('never gives out more than there is', async () => {
    await put({ pk: 'stock', meals: 10 });
    const claim = (n: number) => [
      {
        Update: {
          ...increment('stock', -1).Update,
          ConditionExpression: 'meals >= :one',
          ExpressionAttributeValues: { ':by': -1, ':one': 1 },
        },
      },
      putIn('claims', String(n)),
    ];
    await Promise.all(Array.from({ length: 40 }, (_, n) => failure(transact(claim(n)))));
    const left = Number((await get('stock', '1', { ConsistentRead: true })).Item?.meals);
    const given = (await query('claims', { ConsistentRead: true })).Count ?? 0;
    expect(left + given).toBe(10);
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, string, () => TransactWriteCommandInput['TransactItems']]>([
    [
      'the same item twice',
      'ValidationException',
      () => [putIn('twice'), { Delete: { TableName, Key: { pk: 'twice', sk: '1' } } }],
    ],
    [
      '101 items',
      'ValidationException',
      () => Array.from({ length: 101 }, (_, n) => putIn('many', String(n))),
    ],
    [
      'more than 4 MB',
      'ValidationException',
      () => Array.from({ length: 12 }, (_, n) => putIn('big', String(n), { text: text(390) })),
    ],
  ])('of %s is refused', async (_, name, items) => {
    expect(await failure(transact(items()))).toMatchObject({ name });
  });

  it('reads absent and present items together', async () => {
    await put({ pk: 'together' });
    const getFrom = (pk: string) => ({ Get: { TableName, Key: { pk, sk: '1' } } });
    const TransactItems = [getFrom('together'), getFrom('apart')];
    const { Responses } = await dynamodb.documents.send(new TransactGetCommand({ TransactItems }));
    expect(Responses?.map(({ Item }) => Item?.pk)).toEqual(['together', undefined]);
  });
});

describe('a query', () => {
  const numbers = Array.from({ length: 25 }, (_, n) => String(n).padStart(2, '0'));
  beforeAll(async () => {
    await Promise.all(
      numbers.map((sk) => put({ pk: 'page', sk, gsi1pk: 'shop', card: { n: sk }, secret: 'x' })),
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
      const page = await query('shop', { ...byIndex, ScanIndexForward: false, Limit: 10, ExclusiveStartKey });
      found.push(...(page.Items ?? []).map((item) => item.sk));
      ExclusiveStartKey = page.LastEvaluatedKey;
      if (ExclusiveStartKey)
        expect(Object.keys(ExclusiveStartKey).toSorted()).toEqual(['gsi1pk', 'pk', 'sk']);
    } while (ExclusiveStartKey);
    expect(found).toEqual(numbers.toReversed());
  });

  it('of an index gives what the index projects', async () => {
    const { Items } = await query('shop', { ...byIndex, Limit: 1 });
    expect(Items).toEqual([{ pk: 'page', sk: '00', gsi1pk: 'shop', card: { n: '00' } }]);
  });

  it('limits what it looks at, not what it finds', async () => {
    const filtered = await query('page', {
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
    expect(await failure(query('page', filter))).toMatchObject({ name: 'ValidationException' });
  });

  it('reads an index in its own time only', async () => {
    expect(await failure(query('shop', { ...byIndex, ConsistentRead: true }))).toMatchObject({
      name: 'ValidationException',
    });
  });

  it('stops at about a megabyte, and goes on from there', async () => {
    for (const n of [1, 2, 3, 4, 5]) await put({ pk: 'megabyte', sk: String(n), text: text(300) });
    const first = await query('megabyte');
    expect(first.Count).toBeOneOf([3, 4]);
    const second = await query('megabyte', { ExclusiveStartKey: first.LastEvaluatedKey });
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
    dynamodb.documents.send(
      new BatchWriteCommand({
        RequestItems: { [TableName]: keys(count).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  const read = (Keys: Item[]) =>
    dynamodb.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));

  it('are written 25 and read 100 at a time', async () => {
    expect((await write(25)).UnprocessedItems).toEqual({});
    expect((await read(keys(100))).Responses?.[TableName]).toHaveLength(25);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['26 written', () => write(26)],
    ['101 read', () => read(keys(101))],
    ['one read twice', () => read([...keys(1), ...keys(1)])],
  ])('are refused when %s', async (_, attempt) => {
    expect(await failure(attempt())).toMatchObject({ name: 'ValidationException' });
  });
});

describe('a write', () => {
  it('gives back what it changed', async () => {
    const more = { ReturnValues: 'UPDATED_NEW', ExpressionAttributeNames: { '#log': 'log' } };
    const expression = 'ADD meals :by SET #log = list_append(if_not_exists(#log, :none), :entry)';
    const { Attributes } = await update(
      'changed',
      expression,
      { ':by': 2, ':none': [], ':entry': ['a'] },
      more,
    );
    expect(Attributes).toEqual({ meals: 2, log: ['a'] });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['over 400 KB', () => put({ pk: 'large', text: text(401) })],
    ['with an empty key', () => put({ pk: '' })],
    ['with an empty key of an index', () => put({ pk: 'index', gsi1pk: '' })],
    ['with a number as the key of an index', () => put({ pk: 'index', gsi1pk: 7 })],
    ['that changes a key', () => update('key', 'SET sk = :sk', { ':sk': '2' })],
    ['with a reserved word', () => update('word', 'SET status = :status', { ':status': 'open' })],
    ['with a value that is not used', () => update('unused', 'SET a = :a', { ':a': 1, ':b': 2 })],
  ])('%s is refused', async (_, attempt) => {
    expect(await failure(attempt())).toMatchObject({ name: 'ValidationException' });
  });

  it('to an absent table is refused', async () => {
    const call = dynamodb.documents.send(
      new DeleteCommand({ TableName: 'creel-none', Key: { pk: 'a', sk: 'b' } }),
    );
    expect(await failure(call)).toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('capacity', () => {
  const asked = { ReturnConsumedCapacity: 'INDEXES' as const };
  const units = (answer: { ConsumedCapacity?: { CapacityUnits?: number | undefined } | undefined }) =>
    answer.ConsumedCapacity?.CapacityUnits;

  it.each<[string, number, () => Promise<number | undefined>]>([
    ['a write of 1.5 KB', 2, async () => units(await put({ pk: 'cost 1', text: 'x'.repeat(1500) }, asked))],
    [
      'that write into an index too',
      3,
      async () => units(await put({ pk: 'cost 2', gsi1pk: 'c', text: 'x'.repeat(1500) }, asked)),
    ],
    ['a read of 1.5 KB', 0.5, async () => units(await get('cost 1', '1', asked))],
    [
      'that read, consistent',
      1,
      async () => units(await get('cost 1', '1', { ...asked, ConsistentRead: true })),
    ],
    ['a read of nothing', 0.5, async () => units(await get('cost none', '1', asked))],
    ['a query of 25 small items', 0.5, async () => units(await query('page', asked))],
  ])('of %s is %d', async (_, expected, measure) => {
    expect(await measure()).toBe(expected);
  });

  it('of a transaction is double', async () => {
    const { ConsumedCapacity } = await transact([putIn('cost 3')], asked);
    expect(ConsumedCapacity?.[0]?.CapacityUnits).toBe(2);
  });
});

describe('what has expired', () => {
  it('is deleted when DynamoDB gets to it, and nothing else', async () => {
    await Promise.all([
      put({ pk: 'expired', expiresAt: 1000 }),
      put({ pk: 'lasting', expiresAt: 4_000_000_000 }),
    ]);
    await dynamodb.sweepExpired();
    expect((await get('lasting', '1', { ConsistentRead: true })).Item).toBeDefined();
    if (process.env.CREEL_DYNAMODB_ENDPOINT === undefined) {
      expect((await get('expired', '1', { ConsistentRead: true })).Item).toBeUndefined();
    }
  });
});
