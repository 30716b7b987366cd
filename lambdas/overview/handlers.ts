import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { csvLine } from '#shared/contract/csv.ts';
import * as endpoints from '#shared/overview/endpoints.ts';
import { DAILY_FIGURES } from '#shared/overview/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { logger } from '../core/logger.ts';
import { environment } from '../environment.ts';
import { readMonthCost } from './month-cost.ts';
import { readDays } from './store/daily-counts.ts';
import { countWaiting } from './store/waiting.ts';

export const getOverview = endpoint(endpoints.getOverview, async ({ now }) => {
  const [deadLetters, monthCost] = await Promise.all([countDeadLetters(), readMonthCost(now)]);
  const deployedAt = environment('DEPLOYED_AT');
  return {
    health: {
      stage: environment('STAGE'),
      version: environment('VERSION'),
      ...(deployedAt !== 'none' && { deployedAt }),
      deadLetters,
      monthCost,
    },
  };
});

export const getWaiting = endpoint(endpoints.getWaiting, ({ groups }) => countWaiting(groups));

export const getDailyCounts = endpoint(endpoints.getDailyCounts, ({ query, now }) =>
  readDays(query.days, now),
);

export const exportDailyCounts = endpoint(endpoints.exportDailyCounts, async ({ query, now }) => {
  const { days } = await readDays(query.days, now);
  const lines = days.map((day) => csvLine([day.day, ...DAILY_FIGURES.map((figure) => day[figure])]));
  return { csv: csvLine(['day', ...DAILY_FIGURES]) + lines.join('') };
});

/** Counts the messages that failed after many attempts and wait for a person to look at them (docs/operations.md). */
const sqs = new SQSClient({ maxAttempts: 2, requestHandler: { requestTimeout: 2000 } });

interface DeadLetters {
  queue: string;
  /** Absent if the count could not be read. */
  messages?: number;
}

/** Sends one request for each queue. The variable contains pairs of the form `name=address`, separated by spaces. */
async function countDeadLetters(): Promise<DeadLetters[]> {
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
