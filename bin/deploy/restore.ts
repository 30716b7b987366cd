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

/** Point-in-time recovery, which DynamoDB has and the local one lacks. */
export interface Recovery {
  /** @param to the time; undefined for the latest possible one */
  restore(source: string, target: string, to: Date | undefined): Promise<void>;
  enable(table: string): Promise<void>;
}

export const recoveryOf = (client: DynamoDBClient): Recovery => ({
  restore: async (SourceTableName, TargetTableName, to) => {
    const time = to ? { RestoreDateTime: to } : { UseLatestRestorableTime: true };
    await client.send(new RestoreTableToPointInTimeCommand({ SourceTableName, TargetTableName, ...time }));
  },
  enable: async (TableName) => {
    const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
    await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
  },
});

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
  recovery = recoveryOf(client),
): Promise<Restored> {
  await recovery.restore(source, name, to);
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
  await recovery.enable(name);
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
