/** Counts the messages that were given up after many attempts and wait for a person to look at them (docs/operations.md). */
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { logger } from '../core/logger.ts';
import { environment } from '../environment.ts';

const sqs = new SQSClient({ maxAttempts: 2, requestHandler: { requestTimeout: 2000 } });

export interface DeadLetters {
  queue: string;
  /** Absent when it could not be read just now. */
  messages?: number;
}

/** One request for each queue. The variable holds them as `name=address`, with spaces between. */
export async function countDeadLetters(): Promise<DeadLetters[]> {
  const queues = environment('DEAD_LETTER_QUEUES').split(' ');
  return await Promise.all(queues.map((each) => countIn(...split(each))));
}

function split(named: string): [queue: string, address: string] {
  const at = named.indexOf('=');
  return [named.slice(0, at), named.slice(at + 1)];
}

async function countIn(queue: string, QueueUrl: string): Promise<DeadLetters> {
  try {
    const { Attributes } = await sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    return { queue, messages: Number(Attributes?.ApproximateNumberOfMessages) };
  } catch (error) {
    logger.warn('dead letters could not be counted', { queue, error });
    return { queue };
  }
}
