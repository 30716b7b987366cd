/** Reads the changes of a table from its stream, which keeps them for a day. */
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { toLambdaRecord } from '@creel/local-aws/dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

/** @returns the changes after this time, which is in milliseconds; those of one item are in order */
export async function* changesSince(tableName: string, since: number): AsyncGenerator<DynamoDBRecord> {
  const streams = new DynamoDBStreamsClient();
  const StreamArn = await streamOf(tableName);
  try {
    for (const ShardId of await shardsOf(streams, StreamArn)) {
      for await (const record of recordsOf(streams, StreamArn, ShardId)) {
        const at = record.dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0;
        if (at > since) yield toLambdaRecord(record, StreamArn);
      }
    }
  } finally {
    streams.destroy();
  }
}

/** @throws Error of one sentence if the table has no stream */
async function streamOf(TableName: string): Promise<string> {
  const client = new DynamoDBClient();
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (Table?.LatestStreamArn) return Table.LatestStreamArn;
    throw new Error(`${TableName} has no stream: nothing tells its latest changes.`);
  } finally {
    client.destroy();
  }
}

/** In the order of their first records, so that the changes of an item keep theirs. */
async function shardsOf(streams: DynamoDBStreamsClient, StreamArn: string): Promise<string[]> {
  const shards: Shard[] = [];
  let ExclusiveStartShardId: string | undefined;
  do {
    const { StreamDescription } = await streams.send(
      new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId }),
    );
    shards.push(...(StreamDescription?.Shards ?? []));
    ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
  } while (ExclusiveStartShardId !== undefined);
  return shards
    .toSorted((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1))
    .map(({ ShardId = '' }) => ShardId);
}

const firstOf = ({ SequenceNumberRange }: Shard) => BigInt(SequenceNumberRange?.StartingSequenceNumber ?? 0);

/** The number of empty pages after which an open shard is taken to have no more records. */
const EMPTY_PAGES = 20;

async function* recordsOf(
  streams: DynamoDBStreamsClient,
  StreamArn: string,
  ShardId: string,
): AsyncGenerator<StreamRecord> {
  const start = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
  let { ShardIterator } = await streams.send(start);
  // A closed shard ends by itself. An open one can have empty pages between full ones.
  for (let empty = 0; ShardIterator !== undefined && empty < EMPTY_PAGES; ) {
    const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    yield* Records;
    empty = Records.length > 0 ? 0 : empty + 1;
    ShardIterator = NextShardIterator;
  }
}
