import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { QUEUE_NAMES, QUEUES, type QueueDefinition, type QueueName } from '#shared/deployment/queues.ts';
import { recordOf } from '#shared/names-of.ts';
import type { CreelFunction, Environment } from '../function/creel-function.ts';
import { DeadLetterQueue } from '../function/dead-letter-queue.ts';

interface JobQueue {
  queue: sqs.Queue;
  deadLetters: DeadLetterQueue;
}

/** The queues of lambdas/jobs/queues.ts, each with its dead-letter queue. */
export class JobQueues extends Construct {
  private readonly queues: Readonly<Record<QueueName, JobQueue>>;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queues = recordOf(QUEUE_NAMES, (name) => this.makeQueue(name));
  }

  private makeQueue(name: QueueName): JobQueue {
    const { maxReceives, consumer } = QUEUES[name];
    const deadLetters = new DeadLetterQueue(this, `${name}-failed`);
    const queue = new sqs.Queue(this, name, {
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      retentionPeriod: Duration.days(14),
      // Six times the function's timeout, as Lambda recommends. The function itself sets the delay before a retry.
      visibilityTimeout: Duration.seconds(6 * FUNCTIONS[consumer].timeout),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: maxReceives },
    });
    return { queue, deadLetters };
  }

  /** The addresses of the queues, for the functions that read them. */
  get environment(): Environment {
    return Object.fromEntries(
      QUEUE_NAMES.map((name) => [QUEUES[name].address, this.queues[name].queue.queueUrl]),
    );
  }

  /** Lets a function put jobs into these queues. */
  allowSending(target: CreelFunction, ...names: QueueName[]): void {
    target.allow(
      ['sqs:SendMessage'],
      names.map((name) => this.queues[name].queue.queueArn),
    );
  }

  /** Connects a queue to its function. */
  serve(name: QueueName, target: CreelFunction): void {
    const { queue } = this.queues[name];
    const { batchSize, maxConcurrency, batchingWindowSeconds }: QueueDefinition = QUEUES[name];
    target.allow(
      ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes', 'ChangeMessageVisibility'].map(
        (each) => `sqs:${each}`,
      ),
      [queue.queueArn],
    );
    const isFirst = target.called.node.tryFindChild('Queue') === undefined;
    target.called.addEventSourceMapping(isFirst ? 'Queue' : `Queue-${name}`, {
      eventSourceArn: queue.queueArn,
      batchSize,
      maxConcurrency,
      ...(batchingWindowSeconds !== undefined && {
        maxBatchingWindow: Duration.seconds(batchingWindowSeconds),
      }),
      reportBatchItemFailures: true,
    });
  }

  queueOf(name: QueueName): sqs.Queue {
    return this.queues[name].queue;
  }

  get deadLetters(): Readonly<Record<QueueName, DeadLetterQueue>> {
    return recordOf(QUEUE_NAMES, (name) => this.queues[name].deadLetters);
  }

  /** How long the oldest message of each queue has waited. */
  get ages(): Readonly<Record<QueueName, Metric>> {
    return recordOf(QUEUE_NAMES, (name) =>
      this.queues[name].queue.metricApproximateAgeOfOldestMessage({
        period: Duration.minutes(5),
        statistic: 'Maximum',
      }),
    );
  }
}
