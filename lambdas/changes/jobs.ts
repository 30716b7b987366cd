import type { DynamoDBRecord } from 'aws-lambda';
import { defineJob } from '../jobs/define-job.ts';
import { Change } from '../table/change.ts';
import { runReaction } from './reactions.ts';

/** A change whose reactions failed, with their names. */
export const failedChange = defineJob<{ record: DynamoDBRecord; reactions: readonly string[] }>()(
  'failed change',
  'failed-changes',
);

export async function retryReactions({
  record,
  reactions,
}: {
  record: DynamoDBRecord;
  reactions: readonly string[];
}) {
  const change = new Change(record);
  const done = await Promise.allSettled(reactions.map((name) => runReaction(name, [change])));
  const failed = done.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
