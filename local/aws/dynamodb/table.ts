import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type KeySchemaElement,
  type Projection,
  ResourceInUseException,
  type TableDescription,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { clientConfig } from './client.ts';

/**
 * Creates a table with its time to live, or keeps an existing table of the same shape.
 * @throws Error if the existing one has other keys, indexes or stream settings, because its items would not be found
 */
export async function createTable(
  endpoint: string,
  input: CreateTableCommandInput,
  timeToLiveAttribute: string,
): Promise<void> {
  const client = new DynamoDBClient(clientConfig(endpoint));
  try {
    const made = await makeUnlessPresent(client, input);
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName: input.TableName });
    if (!made) await requireSameShape(client, input);
    await enableTimeToLive(client, input.TableName, timeToLiveAttribute);
  } finally {
    client.destroy();
  }
}

async function makeUnlessPresent(client: DynamoDBClient, input: CreateTableCommandInput): Promise<boolean> {
  try {
    await client.send(new CreateTableCommand(input));
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
}

async function requireSameShape(client: DynamoDBClient, input: CreateTableCommandInput): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: input.TableName }));
  if (Table && shapeOf(Table) === shapeOf(input)) return;
  throw new Error(
    `The table ${input.TableName} has other keys, indexes or another stream than the code expects. ` +
      'Delete it, or the local data file it lives in, to start with an empty one.',
  );
}

/** The parts of a table that must match, in a fixed order, as text. */
function shapeOf(table: CreateTableCommandInput | TableDescription): string {
  const indexes = (table.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) =>
    JSON.stringify([IndexName, KeySchema?.map(keyText), projectionText(Projection)]),
  );
  const { StreamEnabled = false, StreamViewType } = table.StreamSpecification ?? {};
  return JSON.stringify([table.KeySchema?.map(keyText), indexes.toSorted(), StreamEnabled, StreamViewType]);
}

function keyText({ AttributeName, KeyType }: KeySchemaElement): string {
  return `${KeyType} ${AttributeName}`;
}

function projectionText(projection: Projection | undefined): string {
  return [projection?.ProjectionType, ...(projection?.NonKeyAttributes ?? []).toSorted()].join(' ');
}

async function enableTimeToLive(
  client: DynamoDBClient,
  TableName: string | undefined,
  AttributeName: string,
): Promise<void> {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  const enabled = ['ENABLED', 'ENABLING'].includes(TimeToLiveDescription?.TimeToLiveStatus ?? '');
  // AWS refuses to enable it twice.
  if (enabled && TimeToLiveDescription?.AttributeName === AttributeName) return;
  await client.send(
    new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName, Enabled: true } }),
  );
}
