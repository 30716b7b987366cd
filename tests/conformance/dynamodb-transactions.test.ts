// Conditions and transactions, also of many at once. CREEL_DYNAMODB_ENDPOINT runs it against real AWS,
// LocalStack or DynamoDB Local: see dynamodb-support.ts.
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTable, type Table, type TransactItems, text } from './dynamodb-operations.ts';
import { failure } from './dynamodb-support.ts';

let table: Table;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.dynamodb.stop());

describe('a condition', () => {
  it('that fails gives back what is there', async () => {
    await table.put({ pk: 'conditions', version: 1 });
    const again = table.put(
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
    await table.put({ pk: 'writers', meals: 10 });
    const take = () =>
      table.update(
        'writers',
        'ADD meals :by',
        { ':by': -1, ':one': 1 },
        { ConditionExpression: 'meals >= :one' },
      );
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => failure(take())));
    expect(outcomes.filter((each) => each === 'ok')).toHaveLength(10);
    expect((await table.get('writers', '1', { ConsistentRead: true })).Item).toMatchObject({ meals: 0 });
  });
});

describe('a transaction', () => {
  it('writes all of its items', async () => {
    await table.transact([
      table.putting('all', '1', { meals: 1 }),
      table.putting('all', '2'),
      table.adding('all counter'),
    ]);
    expect((await table.query('all')).Count).toBe(2);
    expect((await table.get('all counter')).Item).toMatchObject({ meals: 1 });
  });

  it('writes none when one cannot be, and says which', async () => {
    await table.put({ pk: 'guard', open: false });
    const guard = {
      ConditionCheck: {
        TableName: table.TableName,
        Key: { pk: 'guard', sk: '1' },
        ConditionExpression: '#open = :true',
        ExpressionAttributeNames: { '#open': 'open' },
        ExpressionAttributeValues: { ':true': true },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
      },
    };
    expect(await failure(table.transact([table.putting('none'), guard]))).toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { open: { BOOL: false } } },
      ],
    });
    expect((await table.get('none')).Item).toBeUndefined();
  });

  it('happens once for one token, however often it is sent', async () => {
    const ClientRequestToken = table.TableName.slice(-36);
    await table.transact([table.adding('token')], { ClientRequestToken });
    await table.transact([table.adding('token')], { ClientRequestToken });
    expect((await table.get('token')).Item).toMatchObject({ meals: 1 });
    expect(await failure(table.transact([table.adding('token', 2)], { ClientRequestToken }))).toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('never gives out more than there is', async () => {
    await table.put({ pk: 'stock', meals: 10 });
    const claim = (n: number) => [
      {
        Update: {
          ...table.adding('stock', -1).Update,
          ConditionExpression: 'meals >= :one',
          ExpressionAttributeValues: { ':by': -1, ':one': 1 },
        },
      },
      table.putting('claims', String(n)),
    ];
    await Promise.all(Array.from({ length: 40 }, (_, n) => failure(table.transact(claim(n)))));
    const left = Number((await table.get('stock', '1', { ConsistentRead: true })).Item?.meals);
    const given = (await table.query('claims', { ConsistentRead: true })).Count ?? 0;
    expect(left + given).toBe(10);
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, string, () => TransactItems]>([
    [
      'the same item twice',
      'ValidationException',
      () => [
        table.putting('twice'),
        { Delete: { TableName: table.TableName, Key: { pk: 'twice', sk: '1' } } },
      ],
    ],
    [
      '101 items',
      'ValidationException',
      () => Array.from({ length: 101 }, (_, n) => table.putting('many', String(n))),
    ],
    [
      'more than 4 MB',
      'ValidationException',
      () => Array.from({ length: 12 }, (_, n) => table.putting('big', String(n), { text: text(390) })),
    ],
  ])('of %s is refused', async (_, name, items) => {
    expect(await failure(table.transact(items()))).toMatchObject({ name });
  });

  it('reads absent and present items together', async () => {
    await table.put({ pk: 'together' });
    const getFrom = (pk: string) => ({ Get: { TableName: table.TableName, Key: { pk, sk: '1' } } });
    const TransactItems = [getFrom('together'), getFrom('apart')];
    const { Responses } = await table.dynamodb.documents.send(new TransactGetCommand({ TransactItems }));
    expect(Responses?.map(({ Item }) => Item?.pk)).toEqual(['together', undefined]);
  });
});
