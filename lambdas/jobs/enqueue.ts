/** Sends jobs to their queues. */
import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs';
import { QUEUES, type QueueName } from '#shared/deployment/queues.ts';
import { inBatches } from '#shared/in-batches.ts';
import { environment } from '../environment.ts';
import type { Job } from './define-job.ts';

const sqs = new SQSClient({});

/** The largest batch that SQS accepts in one request. */
const BATCH_SIZE = 10;
const BATCH_BYTES = 256 * 1024;
const CONCURRENT_BATCHES = 10;

/** @throws Error if a queue did not accept all jobs; it may have accepted some */
export async function enqueue(jobs: readonly Job[]): Promise<void> {
  const batches = [...Map.groupBy(jobs, ({ queue }) => queue)].flatMap(([queue, those]) =>
    batchesOf(those).map((entries) => ({ queue, entries })),
  );
  for (const some of inBatches(batches, CONCURRENT_BATCHES)) await Promise.all(some.map(sendBatch));
}

type Entry = Pick<SendMessageBatchRequestEntry, 'MessageBody' | 'DelaySeconds'>;

function batchesOf(jobs: readonly Job[]): Entry[][] {
  const batches: Entry[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { name, payload, delaySeconds } of jobs) {
    const MessageBody = JSON.stringify({ name, payload });
    const entry = { MessageBody, DelaySeconds: delaySeconds };
    bytes += Buffer.byteLength(MessageBody);
    const last = batches.at(-1);
    if (last && last.length < BATCH_SIZE && bytes <= BATCH_BYTES) last.push(entry);
    else {
      batches.push([entry]);
      bytes = Buffer.byteLength(MessageBody);
    }
  }
  return batches;
}

async function sendBatch({ queue, entries }: { queue: QueueName; entries: Entry[] }): Promise<void> {
  const { Failed = [] } = await sqs.send(
    new SendMessageBatchCommand({
      QueueUrl: environment(QUEUES[queue].address),
      Entries: entries.map((entry, index) => ({ ...entry, Id: String(index) })),
    }),
  );
  if (Failed.length > 0)
    throw new Error(`The queue ${queue} did not take ${Failed.length}: ${Failed[0]?.Code}`);
}
