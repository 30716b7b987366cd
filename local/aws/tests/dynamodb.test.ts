/**
 * Cases in which the local DynamoDB must be as strict as AWS, because a mistake would otherwise fail only in a
 * deployment.
 */
import { DescribeTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTable } from '../dynamodb/index.ts';
import { type DynamoDbUnderTest, startDynamoDbUnderTest, tableInput } from './dynamodb-support.ts';

type Item = Record<string, unknown>;

let dynamoDb: DynamoDbUnderTest;
let TableName: string;
beforeAll(async () => {
  dynamoDb = await startDynamoDbUnderTest();
  TableName = await dynamoDb.makeTable();
});
afterAll(() => dynamoDb.stop());

/** The sort key is `1` by default. */
const put = (item: Item, more = {}) =>
  dynamoDb.documents.send(new PutCommand({ TableName, Item: { sk: '1', ...item }, ...more }));
const get = (pk: string, more = {}) =>
  dynamoDb.documents.send(new GetCommand({ TableName, Key: { pk, sk: '1' }, ...more }));
const update = (UpdateExpression: string, ExpressionAttributeValues: Item) =>
  dynamoDb.documents.send(
    new UpdateCommand({
      TableName,
      Key: { pk: 'updated', sk: '1' },
      UpdateExpression,
      ExpressionAttributeValues,
    }),
  );
const query = (pk: string, more: Partial<QueryCommandInput> = {}) =>
  dynamoDb.documents.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ...more,
      ExpressionAttributeValues: { ':pk': pk, ...more.ExpressionAttributeValues },
    }),
  );
const byIndex = { IndexName: 'gsi1', KeyConditionExpression: 'gsi1pk = :pk' };
const transact = (TransactItems: TransactWriteCommandInput['TransactItems'], more = {}) =>
  dynamoDb.documents.send(new TransactWriteCommand({ TransactItems, ...more }));
const putting = (pk: string, sk = '1', more: Item = {}) => ({
  Put: { TableName, Item: { pk, sk, ...more } },
});
const adding = (by: number) => ({
  Update: {
    TableName,
    Key: { pk: 'counter', sk: '1' },
    UpdateExpression: 'ADD meals :by',
    ExpressionAttributeValues: { ':by': by },
  },
});
const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: 'batch', sk: String(n) }));
const writeMany = (count: number) => {
  const requests = keys(count).map((Item) => ({ PutRequest: { Item } }));
  return dynamoDb.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
};
const readMany = (Keys: Item[]) =>
  dynamoDb.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
const text = (kilobytes: number) => 'x'.repeat(kilobytes * 1024);

describe('making a table', () => {
  it('gives it its keys, indexes, stream and time to live', async () => {
    const { Table } = await dynamoDb.client.send(new DescribeTableCommand({ TableName }));
    const { TimeToLiveDescription } = await dynamoDb.client.send(
      new DescribeTimeToLiveCommand({ TableName }),
    );
    const wanted = tableInput(TableName);
    expect(Table).toMatchObject({
      KeySchema: wanted.KeySchema,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    const names = (indexes: { IndexName?: string | undefined }[] = []) =>
      indexes.map((index) => index.IndexName).toSorted();
    expect(names(Table?.GlobalSecondaryIndexes)).toEqual(names(wanted.GlobalSecondaryIndexes));
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: 'expiresAt', TimeToLiveStatus: 'ENABLED' });
  });

  it('twice leaves what is in it, and refuses to take one of another shape for it', async () => {
    await put({ pk: 'kept' });
    const { endpoint } = dynamoDb;
    await createTable(endpoint, tableInput(TableName), 'expiresAt');
    expect((await get('kept')).Item).toEqual({ pk: 'kept', sk: '1' });
    const { GlobalSecondaryIndexes: indexes = [], ...rest } = tableInput(TableName);
    const whole = indexes.map((index) => ({ ...index, Projection: { ProjectionType: 'ALL' as const } }));
    const other = { ...rest, GlobalSecondaryIndexes: whole };
    await expect(createTable(endpoint, other, 'expiresAt')).rejects.toThrow('other keys, indexes');
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['a write of over 400 KB', () => put({ pk: 'large', text: text(401) })],
  ['an empty key', () => put({ pk: '' })],
  ['an empty key of an index', () => put({ pk: 'index', gsi1pk: '' })],
  ['a number as the key of an index', () => put({ pk: 'index', gsi1pk: 7 })],
  ['the change of a key', () => update('SET sk = :sk', { ':sk': '2' })],
  ['a reserved word', () => update('SET status = :status', { ':status': 'open' })],
  ['a value that is not used', () => update('SET a = :a', { ':a': 1, ':b': 2 })],
  [
    'a filter by a key',
    () => query('page', { FilterExpression: 'sk > :from', ExpressionAttributeValues: { ':from': '05' } }),
  ],
  ['a consistent read of an index', () => query('shop', { ...byIndex, ConsistentRead: true })],
  ['26 items written together', () => writeMany(26)],
  ['101 items read together', () => readMany(keys(101))],
  ['an item read twice', () => readMany([...keys(1), ...keys(1)])],
  [
    'a transaction with an item twice',
    () => transact([putting('twice'), { Delete: { TableName, Key: { pk: 'twice', sk: '1' } } }]),
  ],
  [
    'a transaction of 101 items',
    () => transact(Array.from({ length: 101 }, (_, n) => putting('many', String(n)))),
  ],
  [
    'a transaction of more than 4 MB',
    () => transact(Array.from({ length: 12 }, (_, n) => putting('big', String(n), { text: text(390) }))),
  ],
])('%s is refused', async (_, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ name: 'ValidationException' });
});

describe('a transaction', () => {
  it('writes none when one cannot be, and says which', async () => {
    await put({ pk: 'guard', open: false });
    const guard = {
      ConditionCheck: {
        TableName,
        Key: { pk: 'guard', sk: '1' },
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
      },
    };
    await expect(transact([putting('none'), guard])).rejects.toMatchObject({
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
    for (let times = 0; times < 2; times += 1) await transact([adding(1)], { ClientRequestToken });
    expect((await get('counter')).Item).toMatchObject({ meals: 1 });
    await expect(transact([adding(2)], { ClientRequestToken })).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });
});

describe('a query', () => {
  it('limits what it looks at, not what it finds', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => put({ pk: 'page', sk: String(n), n })));
    const filter = { FilterExpression: 'n >= :from', ExpressionAttributeValues: { ':from': 50 }, Limit: 10 };
    const filtered = await query('page', filter);
    expect(filtered).toMatchObject({ Count: 0, ScannedCount: 10, LastEvaluatedKey: { pk: 'page' } });
  });

  it('stops at about a megabyte, and goes on from there', async () => {
    for (const n of [1, 2, 3, 4, 5]) await put({ pk: 'megabyte', sk: String(n), text: text(300) });
    const first = await query('megabyte');
    expect(first.Count).toBeOneOf([3, 4]);
    const second = await query('megabyte', { ExclusiveStartKey: first.LastEvaluatedKey });
    expect((first.Count ?? 0) + (second.Count ?? 0)).toBe(5);
  });
});

describe('capacity', () => {
  const ReturnConsumedCapacity = 'INDEXES' as const;
  const large = { text: 'x'.repeat(1500) };

  it.each<[string, number, () => Promise<{ ConsumedCapacity?: unknown }>]>([
    ['a write of 1.5 KB', 2, () => put({ pk: 'cost', ...large }, { ReturnConsumedCapacity })],
    [
      'that write into an index too',
      3,
      () => put({ pk: 'cost 2', gsi1pk: 'c', ...large }, { ReturnConsumedCapacity }),
    ],
    ['a read', 0.5, () => get('cost', { ReturnConsumedCapacity })],
    ['that read, consistent', 1, () => get('cost', { ReturnConsumedCapacity, ConsistentRead: true })],
    ['a query of small items', 0.5, () => query('page', { ReturnConsumedCapacity })],
  ])('of %s is %d', async (_, CapacityUnits, measure) => {
    expect((await measure()).ConsumedCapacity).toMatchObject({ CapacityUnits });
  });

  it('of a transaction is double', async () => {
    const { ConsumedCapacity } = await transact([putting('cost 3')], { ReturnConsumedCapacity });
    expect(ConsumedCapacity).toMatchObject([{ CapacityUnits: 2 }]);
  });
});
