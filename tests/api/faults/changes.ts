import { StreamReader } from '@creel/local-aws/dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';

export interface ChangesReader {
  /** Returns the changes since the last call, in order. */
  next(): Promise<DynamoDBRecord[]>;
  close(): void;
}

/** Reads the table's stream beside the function that follows it, starting with everything it still contains. */
export async function readChanges(cloud: LocalCloud): Promise<ChangesReader> {
  const reader = new StreamReader(cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '', cloud.tableName);
  const arn = await reader.findStream();
  const positions = new Map<string, string | undefined>();
  for (const { ShardId = '' } of await reader.listShards(arn))
    positions.set(ShardId, await reader.position(arn, ShardId, undefined));

  async function readShard(shardId: string): Promise<DynamoDBRecord[]> {
    const records: DynamoDBRecord[] = [];
    for (let position = positions.get(shardId); position !== undefined; ) {
      const page = await reader.read(arn, position, 1000);
      records.push(...page.records);
      positions.set(shardId, page.next);
      position = page.records.length === 0 ? undefined : page.next;
    }
    return records;
  }

  return {
    next: async () => (await Promise.all([...positions.keys()].map(readShard))).flat(),
    close: () => reader.close(),
  };
}

/** Returns everything that the table's stream still contains, in order. */
export async function everyChange(cloud: LocalCloud): Promise<DynamoDBRecord[]> {
  const reader = await readChanges(cloud);
  const records = await reader.next();
  reader.close();
  return records;
}
