import type { DynamoDBRecord } from 'aws-lambda';
import { StreamReader } from '#local/dynamodb/stream-reader.ts';
import type { LocalCloud } from '#tests/support/local-cloud.ts';

/** All that the table's stream still has, in its order. */
export async function everyChange(cloud: LocalCloud): Promise<DynamoDBRecord[]> {
  const reader = new StreamReader(cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '', cloud.tableName);
  const arn = await reader.findStream();
  const records: DynamoDBRecord[] = [];
  for (const { ShardId = '' } of await reader.listShards(arn)) {
    let position = await reader.position(arn, ShardId, undefined);
    while (position !== undefined) {
      const page = await reader.read(arn, position, 1000);
      records.push(...page.records);
      position = page.records.length === 0 ? undefined : page.next;
    }
  }
  reader.close();
  return records;
}
