/**
 * Follows the table's stream and sets off what its changes are followed by. It never waits for a change that fails: that one goes to a queue,
 * where it is tried again, and the stream goes on. Delivered at least once: every reaction may run twice.
 */
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger, publishMetrics } from '../core/logger.ts';
import { definitionOf } from '../items.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { Change } from '../table/change.ts';
import { failedChange } from './jobs.ts';
import { runReaction } from './reactions.ts';

/** What one reaction may take here; the queue gives more. */
const REACTION_LIMIT_MS = 5000;

/** @param context tells how long the function has: half of that is for reactions. Without it nothing is limited. */
export async function reactToChanges(
  { Records }: DynamoDBStreamEvent,
  context?: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DynamoDBBatchResponse> {
  const deadline = context && Date.now() + context.getRemainingTimeInMillis() / 2;
  // Changes of one item in their order: they would only get in each other's way.
  const items = Object.values(Object.groupBy(Records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)));
  const batchItemFailures = (
    await Promise.all(items.map((records = []) => reactInOrder(records, deadline)))
  ).flat();
  publishMetrics();
  return { batchItemFailures };
}

/** @returns the changes that could not even be handed to the queue: they come again */
async function reactInOrder(records: readonly DynamoDBRecord[], deadline: number | undefined) {
  for (const record of records) {
    const failed = await react(new Change(record), deadline);
    if (failed.length === 0) continue;
    try {
      await enqueue([failedChange.of({ record, reactions: failed })]);
    } catch (error) {
      logger.error('a change was not handed over', { changeId: record.eventID, error: error as Error });
      return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
    }
  }
  return [];
}

/** @returns the reactions that failed */
async function react(change: Change, deadline: number | undefined): Promise<string[]> {
  const names = definitionOf(change.key)?.setsOff ?? [];
  const done = await Promise.allSettled(names.map((name) => withinLimit(name, change, deadline)));
  return names.filter((name, index) => {
    const outcome = done[index];
    if (outcome?.status !== 'rejected') return false;
    logger.warn('a reaction failed', { reaction: name, changeId: change.id, error: outcome.reason });
    return true;
  });
}

async function withinLimit(name: string, change: Change, deadline: number | undefined): Promise<void> {
  if (deadline === undefined) return await runReaction(name, change);
  const limitMs = Math.min(REACTION_LIMIT_MS, deadline - Date.now());
  if (limitMs <= 0) throw new Error('The batch has taken too long');
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`${name} took ${limitMs} ms`)), limitMs);
  try {
    await Promise.race([runReaction(name, change), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
