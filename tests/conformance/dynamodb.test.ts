// Creel's table, and what may be written to it. CREEL_DYNAMODB_ENDPOINT runs it against real AWS,
// LocalStack or DynamoDB Local: see dynamodb-support.ts.
import { DescribeTableCommand, DescribeTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTable, tableInput } from '#local/dynamodb/index.ts';
import { startTable, type Table, text } from './dynamodb-operations.ts';
import { failure } from './dynamodb-support.ts';

let table: Table;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.dynamodb.stop());

describe('making a table', () => {
  it('gives it its keys, indexes, stream and time to live', async () => {
    const { Table } = await table.dynamodb.client.send(
      new DescribeTableCommand({ TableName: table.TableName }),
    );
    const { TimeToLiveDescription } = await table.dynamodb.client.send(
      new DescribeTimeToLiveCommand({ TableName: table.TableName }),
    );
    expect(Table).toMatchObject({
      TableStatus: 'ACTIVE',
      KeySchema: tableInput(table.TableName).KeySchema,
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    const names = (indexes: { IndexName?: string | undefined }[] = []) =>
      indexes.map((i) => i.IndexName).toSorted();
    expect(names(Table?.GlobalSecondaryIndexes)).toEqual(
      names(tableInput(table.TableName).GlobalSecondaryIndexes),
    );
    expect(TimeToLiveDescription).toMatchObject({
      AttributeName: 'expiresAt',
      TimeToLiveStatus: expect.stringMatching(/^ENABL/),
    });
  });

  it('twice leaves what is in it', async () => {
    const name = await table.dynamodb.makeTable();
    const Item = { pk: 'a', sk: '1' };
    await table.dynamodb.documents.send(new PutCommand({ TableName: name, Item }));
    await createTable(table.dynamodb.endpoint, tableInput(name), 'expiresAt');
    expect(
      (await table.dynamodb.documents.send(new GetCommand({ TableName: name, Key: Item }))).Item,
    ).toEqual(Item);
  });

  it('refuses to take one of another shape for it', async () => {
    const name = await table.dynamodb.makeTable();
    const indexes = (tableInput(name).GlobalSecondaryIndexes ?? []).map((index) => ({
      ...index,
      Projection: { ProjectionType: 'ALL' as const },
    }));
    const other = { ...tableInput(name), GlobalSecondaryIndexes: indexes };
    await expect(createTable(table.dynamodb.endpoint, other, 'expiresAt')).rejects.toThrow(
      'other keys, indexes',
    );
  });
});

describe('a write', () => {
  it('gives back what it changed', async () => {
    const more = { ReturnValues: 'UPDATED_NEW', ExpressionAttributeNames: { '#log': 'log' } };
    const expression = 'ADD meals :by SET #log = list_append(if_not_exists(#log, :none), :entry)';
    const { Attributes } = await table.update(
      'changed',
      expression,
      { ':by': 2, ':none': [], ':entry': ['a'] },
      more,
    );
    expect(Attributes).toEqual({ meals: 2, log: ['a'] });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['over 400 KB', () => table.put({ pk: 'large', text: text(401) })],
    ['with an empty key', () => table.put({ pk: '' })],
    ['with an empty key of an index', () => table.put({ pk: 'index', gsi1pk: '' })],
    ['with a number as the key of an index', () => table.put({ pk: 'index', gsi1pk: 7 })],
    ['that changes a key', () => table.update('key', 'SET sk = :sk', { ':sk': '2' })],
    ['with a reserved word', () => table.update('word', 'SET status = :status', { ':status': 'open' })],
    ['with a value that is not used', () => table.update('unused', 'SET a = :a', { ':a': 1, ':b': 2 })],
  ])('%s is refused', async (_, attempt) => {
    expect(await failure(attempt())).toMatchObject({ name: 'ValidationException' });
  });

  it('to an absent table is refused', async () => {
    const call = table.dynamodb.documents.send(
      new DeleteCommand({ TableName: 'creel-none', Key: { pk: 'a', sk: 'b' } }),
    );
    expect(await failure(call)).toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
