/**
 * The queues of jobs and of S3's notifications. The stack creates them, the local cloud imitates them, and the
 * functions follow these definitions.
 */
import { namesOf } from '../names-of.ts';

export interface QueueDefinition {
  /** The function that receives its messages. It may receive those of several queues. */
  consumer: string;
  /** The environment variable with its address. */
  address: string;
  /** Messages per call of the function. More than 10 need a batching window. */
  batchSize: number;
  /** How long messages are collected for one call. */
  batchingWindowSeconds?: number;
  /** Whether the messages of a batch are handled at the same time. Each then waits for a service, not for a processor. */
  inParallel?: true;
  /** Concurrent calls of the function. AWS requires at least 2. */
  maxConcurrency: number;
  /** The delay after the first failure. Each further delay is twice as long, up to the maximum. */
  firstPauseSeconds: number;
  maxPauseSeconds: number;
  /** How often a message is received before it goes to the dead-letter queue. */
  maxReceives: number;
}

export const QUEUES = {
  /** Changes of the table whose reactions failed: two hours of retries. */
  'failed-changes': {
    consumer: 'retry-changes',
    address: 'FAILED_CHANGES_QUEUE',
    batchSize: 1,
    maxConcurrency: 2,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /** Jobs on many items, people or objects: two hours of retries. */
  jobs: {
    consumer: 'run-jobs',
    address: 'JOBS_QUEUE',
    batchSize: 1,
    maxConcurrency: 5,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /**
   * S3's notifications of uploaded photos. The limit leaves the account's concurrency to other functions, however many
   * uploads there are. Two hours of retries, within the day for which the original is kept.
   */
  uploads: {
    consumer: 'process-photo',
    address: 'UPLOADS_QUEUE',
    batchSize: 1,
    maxConcurrency: 10,
    firstPauseSeconds: 15,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /** Emails. SES may be unavailable for a day. */
  mails: {
    consumer: 'send-mails',
    address: 'MAILS_QUEUE',
    batchSize: 5,
    maxConcurrency: 5,
    firstPauseSeconds: 30,
    maxPauseSeconds: 900,
    maxReceives: 100,
  },
  /**
   * Emails of alerts: 10,000 people within a minute. They wait in a queue of their own, so that however many there are,
   * all other emails go out at once.
   */
  'alert-mails': {
    consumer: 'send-mails',
    address: 'ALERT_MAILS_QUEUE',
    batchSize: 10,
    inParallel: true,
    maxConcurrency: 5,
    firstPauseSeconds: 30,
    maxPauseSeconds: 900,
    maxReceives: 100,
  },
  /**
   * Notifications to devices: 10,000 people within a minute. Two hours of retries, because news of fish soon is none.
   */
  pushes: {
    consumer: 'send-pushes',
    address: 'PUSHES_QUEUE',
    batchSize: 10,
    inParallel: true,
    maxConcurrency: 10,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /**
   * Requests to the receivers of webhooks: one message for each receiver at a time. Repeats after failures are not here:
   * `webhook-turns` starts them. Two hours of retries, if they can't be reported. The limits of both hold for a thousand
   * receivers with an event a second, of which a hundred hang (`npm run bench -- webhooks`).
   */
  webhooks: {
    consumer: 'send-webhooks',
    address: 'WEBHOOKS_QUEUE',
    batchSize: 10,
    inParallel: true,
    maxConcurrency: 70,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /** Results of these requests, which also start the next ones. Two hours of retries. */
  'webhook-turns': {
    consumer: 'schedule-webhooks',
    address: 'WEBHOOK_TURNS_QUEUE',
    batchSize: 10,
    inParallel: true,
    maxConcurrency: 40,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /**
   * Invalidations of the edge: many posts in one request, because CloudFront runs few at a time. Two hours of retries.
   */
  invalidations: {
    consumer: 'invalidate-edge',
    address: 'INVALIDATIONS_QUEUE',
    batchSize: 100,
    batchingWindowSeconds: 5,
    maxConcurrency: 2,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
} as const satisfies Record<string, QueueDefinition>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = namesOf(QUEUES);

/** The delay after a message failed, given how often it was received. */
export function pauseSeconds(queue: QueueName, receives: number): number {
  const { firstPauseSeconds, maxPauseSeconds } = QUEUES[queue];
  return Math.min(firstPauseSeconds * 2 ** (receives - 1), maxPauseSeconds);
}

/** The longest time for which a message is retried, with all delays, before it goes to the dead-letter queue. */
export function longestTrySeconds(queue: QueueName): number {
  let seconds = 0;
  for (let receives = 1; receives < QUEUES[queue].maxReceives; receives++)
    seconds += pauseSeconds(queue, receives);
  return seconds;
}
