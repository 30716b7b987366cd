/** Puts jobs into their queues. */
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { QUEUES, type QueueName } from '#shared/queues.ts';
import { environment } from '../environment.ts';
import type { Job } from './define-job.ts';

const sqs = new SQSClient({});

/** What SQS takes in one request. */
const BATCH_SIZE = 10;
const BATCH_BYTES = 256 * 1024;
const CONCURRENT_BATCHES = 10;

/** @throws Error when a queue did not take all of them; some may then be in it */
export async function enqueue(jobs: readonly Job[]): Promise<void> {
  const batches = Object.entries(Object.groupBy(jobs, ({ queue }) => queue)).flatMap(([queue, those]) =>
    batchesOf(those).map((bodies) => ({ queue: queue as QueueName, bodies })),
  );
  for (let at = 0; at < batches.length; at += CONCURRENT_BATCHES) {
    await Promise.all(batches.slice(at, at + CONCURRENT_BATCHES).map(sendBatch));
  }
}

function batchesOf(jobs: readonly Job[]): string[][] {
  const batches: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { name, payload } of jobs) {
    const body = JSON.stringify({ name, payload });
    bytes += Buffer.byteLength(body);
    const last = batches.at(-1);
    if (last && last.length < BATCH_SIZE && bytes <= BATCH_BYTES) last.push(body);
    else {
      batches.push([body]);
      bytes = Buffer.byteLength(body);
    }
  }
  return batches;
}

async function sendBatch({ queue, bodies }: { queue: QueueName; bodies: string[] }): Promise<void> {
  const { Failed = [] } = await sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: environment(QUEUES[queue].address),
      Entries: bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody })),
    }),
  );
  if (Failed.length > 0)
    throw new Error(`The queue ${queue} did not take ${Failed.length}: ${Failed[0]?.Code}`);
}
