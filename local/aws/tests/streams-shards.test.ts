// Streams with several shards, which the local DynamoDB never makes. A mock returns responses like those of AWS.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followStream, type StreamFollower } from '../dynamodb/stream.ts';

const tables = mockClient(DynamoDBClient);
const streams = mockClient(DynamoDBStreamsClient);
let directory: string;
let follower: StreamFollower | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'creel-shards-'));
  tables.on(DescribeTableCommand).resolves({ Table: { LatestStreamArn: 'arn:stream' } });
});
afterEach(async () => {
  await follower?.stop();
  tables.reset();
  streams.reset();
  await rm(directory, { recursive: true, force: true });
});

interface FakeShard {
  id: string;
  parent?: string;
  /** Sequence numbers. */
  records: string[];
  closed?: boolean;
}

/** A stream with positions of the form `shard:next record`. */
function fakeStream(shards: FakeShard[]): void {
  const listed: Shard[] = shards.map(({ id, parent }) => ({ ShardId: id, ParentShardId: parent }));
  streams.on(DescribeStreamCommand).resolves({ StreamDescription: { Shards: listed } });
  streams.on(GetShardIteratorCommand).callsFake(({ ShardId, SequenceNumber }) => {
    const records = shards.find(({ id }) => id === ShardId)?.records ?? [];
    return { ShardIterator: `${ShardId}:${SequenceNumber ? records.indexOf(SequenceNumber) + 1 : 0}` };
  });
  streams.on(GetRecordsCommand).callsFake(({ ShardIterator, Limit }) => {
    const [id, from] = ShardIterator.split(':');
    const { records = [], closed = false } = shards.find((shard) => shard.id === id) ?? {};
    const page = records.slice(Number(from), Number(from) + Limit);
    const next = Number(from) + page.length;
    return {
      Records: page.map((SequenceNumber) => ({ dynamodb: { SequenceNumber } })),
      NextShardIterator: closed && next === records.length ? undefined : `${id}:${next}`,
    };
  });
}

function follow(onDelivery?: () => void): string[] {
  const delivered: string[] = [];
  follower = followStream({
    endpoint: 'http://127.0.0.1:9',
    tableName: 'creel',
    checkpointFile: join(directory, 'checkpoint.json'),
    deliver: async (records) => {
      delivered.push(...records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? ''));
      onDelivery?.();
    },
  });
  return delivered;
}

describe('shards', () => {
  it('are read after the one they were split from', async () => {
    fakeStream([
      { id: 'left', parent: 'root', records: ['3', '5'] },
      { id: 'right', parent: 'root', records: ['4'] },
      { id: 'root', records: ['1', '2'], closed: true },
    ]);
    const delivered = follow();
    await follower?.idle();
    expect(delivered).toEqual(['1', '2', '3', '5', '4']);
  });

  it('are all read before `idle` resolves, though one ends meanwhile', async () => {
    fakeStream([{ id: 'root', records: [] }]);
    const delivered = follow();
    await follower?.idle();
    fakeStream([
      { id: 'root', records: ['1'], closed: true },
      { id: 'next', parent: 'root', records: ['2'] },
    ]);
    await follower?.idle();
    expect(delivered).toEqual(['1', '2']);
  });

  it('are read until `idle` has delivered what deliveries wrote', async () => {
    const records = ['1'];
    fakeStream([{ id: 'root', records }]);
    const delivered = follow(() => {
      if (records.length < 3) records.push(String(records.length + 1));
    });
    await follower?.idle();
    expect(delivered).toEqual(['1', '2', '3']);
  });

  it('are not read again once closed and delivered', async () => {
    fakeStream([{ id: 'root', records: ['1'], closed: true }]);
    follow();
    await follower?.idle();
    await follower?.stop();
    fakeStream([
      { id: 'root', records: ['1'], closed: true },
      { id: 'next', parent: 'root', records: ['2'] },
    ]);
    const delivered = follow();
    await follower?.idle();
    expect(delivered).toEqual(['2']);
  });

  it('that lost what comes next are read from the oldest record they have', async () => {
    fakeStream([{ id: 'root', records: ['1'] }]);
    follow();
    await follower?.idle();
    await follower?.stop();
    fakeStream([{ id: 'root', records: ['7', '8'] }]);
    streams
      .on(GetShardIteratorCommand, { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' })
      .rejects(new TrimmedDataAccessException({ message: 'gone', $metadata: {} }));
    const delivered = follow();
    await follower?.idle();
    expect(delivered).toEqual(['7', '8']);
  });

  it('are opened anew when a position has expired, and nothing is lost or repeated', async () => {
    fakeStream([{ id: 'root', records: ['1', '2'] }]);
    const delivered = follow();
    await follower?.idle();
    fakeStream([{ id: 'root', records: ['1', '2', '3'] }]);
    streams.on(GetRecordsCommand, { ShardIterator: 'root:2' }, true).rejectsOnce(new Error('expired'));
    await follower?.idle();
    expect(delivered).toEqual(['1', '2', '3']);
  });
});
