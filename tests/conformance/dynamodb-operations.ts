import {
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type DynamoDbUnderTest, startDynamoDbUnderTest } from './dynamodb-support.ts';

export type Item = Record<string, unknown>;
export type TransactItems = TransactWriteCommandInput['TransactItems'];

/** A DynamoDB with Creel's table, and short words for calls of it. */
export async function startTable() {
  const dynamodb = await startDynamoDbUnderTest();
  const TableName = await dynamodb.makeTable();
  return { dynamodb, TableName, ...operationsOn(dynamodb, TableName) };
}

export type Table = Awaited<ReturnType<typeof startTable>>;

/** The sort key is `1` where none is given. */
function operationsOn({ documents }: DynamoDbUnderTest, TableName: string) {
  return {
    put: (item: Item, more = {}) =>
      documents.send(new PutCommand({ TableName, Item: { sk: '1', ...item }, ...more })),
    get: (pk: string, sk = '1', more = {}) =>
      documents.send(new GetCommand({ TableName, Key: { pk, sk }, ...more })),
    update: (pk: string, UpdateExpression: string, ExpressionAttributeValues: Item, more = {}) =>
      documents.send(
        new UpdateCommand({
          TableName,
          Key: { pk, sk: '1' },
          UpdateExpression,
          ExpressionAttributeValues,
          ...more,
        }),
      ),
    query: (pk: string, more: Partial<QueryCommandInput> = {}) =>
      documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          ...more,
        }),
      ),
    transact: (TransactItems: TransactItems, more = {}) =>
      documents.send(new TransactWriteCommand({ TransactItems, ...more })),
    /** Parts of a transaction. */
    putting: (pk: string, sk = '1', more: Item = {}) => ({ Put: { TableName, Item: { pk, sk, ...more } } }),
    adding: (pk: string, by = 1) => ({
      Update: {
        TableName,
        Key: { pk, sk: '1' },
        UpdateExpression: 'ADD meals :by',
        ExpressionAttributeValues: { ':by': by },
      },
    }),
  };
}

export function text(kilobytes: number): string {
  return 'x'.repeat(kilobytes * 1024);
}
