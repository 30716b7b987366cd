/** Runs the jobs of a queue. A failed job is retried after a pause without holding up the others. */
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { pauseSeconds, QUEUES, type QueueDefinition, type QueueName } from '#shared/deployment/queues.ts';
import { count, logger, publishMetrics } from '../core/logger.ts';
import { environment } from '../environment.ts';
import type { Job, JobDefinition } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { MaybeDone } from './maybe-done.ts';
import { messageInHand } from './message-in-hand.ts';
import { NotYet } from './not-yet.ts';

const sqs = new SQSClient({});

export interface Runner {
  name: string;
  run(payload: unknown): Promise<void>;
}

/**
 * Joins a job with the function that runs it.
 * @param work does a bounded part; returns the jobs to run next, mostly the same one from its cursor; or nothing
 */
export function runner<Payload>(
  { name }: JobDefinition<Payload>,
  work: ((payload: Payload) => Promise<readonly Job[]>) | ((payload: Payload) => Promise<void>),
): Runner {
  return {
    name,
    // Only `enqueue` fills the queue, with this same definition.
    async run(payload: Payload) {
      const following = await work(payload);
      if (following) await enqueue(following);
    },
  };
}

/** One queue, or several that one function serves. */
type Served = readonly [QueueName, ...QueueName[]];

/** Returns the function that runs the jobs of these queues. */
export function consume(queues: Served, runners: readonly Runner[]) {
  const byName = new Map(runners.map((each) => [each.name, each]));
  return consumeMessages(queues, async ({ name, payload }: Pick<Job, 'name' | 'payload'>) => {
    const found = byName.get(name);
    if (!found) throw new Error(`There is no job ${name} in the queues ${queues.join(', ')}`);
    await found.run(payload);
  });
}

/** Returns the function that handles the messages of these queues, whoever sent them. */
export function consumeMessages<Message>(queues: Served, handle: (message: Message) => Promise<void>) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const queue = queueOf(Records, queues);
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    const handleOne = async (record: SQSRecord) => {
      try {
        const inHand = { messageId: record.messageId, receives: receivesOf(record) };
        await messageInHand.run(inHand, () => handle(JSON.parse(record.body)));
      } catch (error) {
        batchItemFailures.push({ itemIdentifier: record.messageId });
        await postpone(queue, record, error);
      }
    };
    const { inParallel }: QueueDefinition = QUEUES[queue];
    if (inParallel) await Promise.all(Records.map(handleOne));
    else for (const record of Records) await handleOne(record);
    publishMetrics();
    return { batchItemFailures };
  };
}

/** The queue from which a call's messages come: all of one. */
function queueOf([record]: readonly SQSRecord[], queues: Served): QueueName {
  const name = record?.eventSourceARN.split(':').at(-1);
  const isFrom = (queue: QueueName) => environment(QUEUES[queue].address).split('/').at(-1) === name;
  return (queues.length > 1 && queues.find(isFrom)) || queues[0];
}

/** Returns the function that handles a batch of messages together, for a service that takes few, large requests. */
export function consumeTogether<Payload>(
  { name, queue }: JobDefinition<Payload>,
  work: (payloads: readonly Payload[]) => Promise<void>,
) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    // As above: `enqueue` sent them, with this definition.
    const jobs: { name: string; payload: Payload }[] = Records.map(({ body }) => JSON.parse(body));
    try {
      const stranger = jobs.find((job) => job.name !== name);
      if (stranger) throw new Error(`There is no job ${stranger.name} in the queue ${queue}`);
      await work(jobs.map(({ payload }) => payload));
    } catch (error) {
      await Promise.all(Records.map((record) => postpone(queue, record, error)));
      return { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    } finally {
      publishMetrics();
    }
    return { batchItemFailures: [] };
  };
}

const receivesOf = ({ attributes }: SQSRecord): number => Number(attributes.ApproximateReceiveCount);

/** Sets the pause before a retry. If that fails, the message returns after the queue's visibility timeout. */
async function postpone(queue: QueueName, record: SQSRecord, error: unknown): Promise<void> {
  const receives = receivesOf(record);
  const pause = error instanceof MaybeDone ? QUEUES[queue].maxPauseSeconds : pauseSeconds(queue, receives);
  if (error instanceof NotYet) logger.info('a job waits', { queue, receives, pause, reason: error.message });
  else {
    count('JobsFailed');
    logger.error('a job failed', { queue, receives, pause, error });
  }
  const change = new ChangeMessageVisibilityCommand({
    QueueUrl: environment(QUEUES[queue].address),
    ReceiptHandle: record.receiptHandle,
    VisibilityTimeout: pause,
  });
  await sqs.send(change).catch((failure: Error) => logger.warn('a pause was not set', { error: failure }));
}
