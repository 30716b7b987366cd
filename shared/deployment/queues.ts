/** The queues of jobs and of what S3 tells: the stack makes them, the local cloud stands in for them, and functions follow what is said here. */
import { namesOf } from '../names-of.ts';

export interface QueueDefinition {
  /** The function that its messages are given to. */
  consumer: string;
  /** The variable with its address. */
  address: string;
  /** Messages in one call of the function; more than 10 only with a window. */
  batchSize: number;
  /** How long messages are gathered for one call. */
  batchingWindowSeconds?: number;
  /** Calls of the function at the same time; AWS asks for at least 2. */
  maxConcurrency: number;
  /** The pause after the first failure; each further one is twice as long, up to the longest. */
  firstPauseSeconds: number;
  maxPauseSeconds: number;
  /** How often a message is given out before it goes to the dead-letter queue. */
  maxReceives: number;
}

export const QUEUES = {
  /** Changes of the table whose reactions failed: two hours of attempts. */
  'failed-changes': {
    consumer: 'retry-changes',
    address: 'FAILED_CHANGES_QUEUE',
    batchSize: 1,
    maxConcurrency: 2,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /** Jobs on many items, people or objects: two hours of attempts. */
  jobs: {
    consumer: 'run-jobs',
    address: 'JOBS_QUEUE',
    batchSize: 1,
    maxConcurrency: 5,
    firstPauseSeconds: 5,
    maxPauseSeconds: 900,
    maxReceives: 15,
  },
  /** Photos that were uploaded, as S3 tells of them. However many there are at once, other functions keep the account's concurrency. */
  uploads: {
    consumer: 'process-photo',
    address: 'UPLOADS_QUEUE',
    batchSize: 1,
    maxConcurrency: 10,
    firstPauseSeconds: 15,
    maxPauseSeconds: 120,
    maxReceives: 4,
  },
  /** Emails: SES may be away for a day. */
  mails: {
    consumer: 'send-mails',
    address: 'MAILS_QUEUE',
    batchSize: 5,
    maxConcurrency: 5,
    firstPauseSeconds: 30,
    maxPauseSeconds: 900,
    maxReceives: 100,
  },
  /** Invalidations of the edge: many posts in one request, of which CloudFront takes few at a time. Two hours of attempts. */
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

/** How long a message rests that failed, having been given out so many times. */
export function pauseSeconds(queue: QueueName, receives: number): number {
  const { firstPauseSeconds, maxPauseSeconds } = QUEUES[queue];
  return Math.min(firstPauseSeconds * 2 ** (receives - 1), maxPauseSeconds);
}

/** How long a message is tried for at most, all pauses together, before it goes to the dead-letter queue. */
export function longestTrySeconds(queue: QueueName): number {
  let seconds = 0;
  for (let receives = 1; receives < QUEUES[queue].maxReceives; receives++)
    seconds += pauseSeconds(queue, receives);
  return seconds;
}
