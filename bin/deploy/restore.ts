import { setTimeout as pause } from 'node:timers/promises';
import {
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '#shared/deployment/table.ts';

export interface Restored {
  name: string;
  streamArn: string;
}

/** Milliseconds between looks at the state; a restore takes from some minutes to an hour. */
const LOOK_AGAIN = process.env.AWS_ENDPOINT_URL ? 300 : 15_000;

/**
 * Restores a table's state at a given time into a second table, and sets up everything that a restored table lacks: stream, time to live, recovery,
 * protection. The first table does not change.
 * @param to the time; undefined for the latest possible one
 */
export async function restoreTable(
  client: DynamoDBClient,
  source: string,
  { to, name, protect }: { to: Date | undefined; name: string; protect: boolean },
  say: (line: string) => void,
): Promise<Restored> {
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: source,
      TargetTableName: name,
      ...(to ? { RestoreDateTime: to } : { UseLatestRestorableTime: true }),
    }),
  );
  say(`${name} is being made of ${source}.`);
  await settled(client, name);
  await client.send(
    new UpdateTableCommand({
      TableName: name,
      StreamSpecification: { StreamEnabled: true, StreamViewType: TABLE.streamView },
    }),
  );
  await settled(client, name);
  await client.send(new UpdateTableCommand({ TableName: name, DeletionProtectionEnabled: protect }));
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
    }),
  );
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName: name,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  const { LatestStreamArn, ItemCount } = await settled(client, name);
  if (LatestStreamArn === undefined) throw new Error(`${name} has no stream.`);
  say(`${name} is there, with about ${ItemCount ?? 0} items.`);
  return { name, streamArn: LatestStreamArn };
}

async function settled(client: DynamoDBClient, TableName: string): Promise<TableDescription> {
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    const indexes = Table?.GlobalSecondaryIndexes ?? [];
    const isSettled =
      Table?.TableStatus === 'ACTIVE' && indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE');
    if (Table && isSettled) return Table;
    await pause(LOOK_AGAIN);
  }
}
