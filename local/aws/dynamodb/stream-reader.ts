import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { clientConfig } from './client.ts';
import { toLambdaRecord } from './lambda-record.ts';

export interface Page {
  readonly records: DynamoDBRecord[];
  /** Absent after the last record of a closed shard. */
  readonly next: string | undefined;
}

/** The calls of DynamoDB Streams, for one table. */
export class StreamReader {
  readonly #client: DynamoDBStreamsClient;
  readonly #config: ReturnType<typeof clientConfig>;
  readonly #tableName: string;

  constructor(endpoint: string, tableName: string) {
    this.#config = clientConfig(endpoint);
    this.#client = new DynamoDBStreamsClient(this.#config);
    this.#tableName = tableName;
  }

  async findStream(): Promise<string> {
    const tables = new DynamoDBClient(this.#config);
    try {
      const { Table } = await tables.send(new DescribeTableCommand({ TableName: this.#tableName }));
      if (Table?.LatestStreamArn) return Table.LatestStreamArn;
      throw new Error(`The table ${this.#tableName} has no stream`);
    } finally {
      tables.destroy();
    }
  }

  async listShards(StreamArn: string): Promise<Shard[]> {
    const shards: Shard[] = [];
    let ExclusiveStartShardId: string | undefined;
    do {
      const page = await this.#client.send(new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId }));
      shards.push(...(page.StreamDescription?.Shards ?? []));
      ExclusiveStartShardId = page.StreamDescription?.LastEvaluatedShardId;
    } while (ExclusiveStartShardId);
    return shards;
  }

  /** The position after a record, or the oldest one. */
  async position(
    StreamArn: string,
    ShardId: string,
    behind: string | undefined,
  ): Promise<string | undefined> {
    const from =
      behind === undefined
        ? ({ ShardIteratorType: 'TRIM_HORIZON' } as const)
        : ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: behind } as const);
    const answer = await this.#client.send(new GetShardIteratorCommand({ StreamArn, ShardId, ...from }));
    return answer.ShardIterator;
  }

  async read(streamArn: string, position: string, Limit: number): Promise<Page> {
    const answer = await this.#client.send(new GetRecordsCommand({ ShardIterator: position, Limit }));
    const records = (answer.Records ?? []).map((record) => toLambdaRecord(record, streamArn));
    return { records, next: answer.NextShardIterator };
  }

  close(): void {
    this.#client.destroy();
  }
}
