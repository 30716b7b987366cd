/**
 * Reads the table's stream and runs the reactions to its changes. It doesn't wait for a change that fails: that one is
 * sent to a queue for a retry, and the stream goes on. Changes are delivered at least once, so every reaction may run
 * twice.
 */
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { logger, publishMetrics } from '../core/logger.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { Change } from '../table/change.ts';
import type { Subscription } from '../table/index.ts';
import { failedChange } from './jobs.ts';
import { subscriptionsTo } from './reactions.ts';

/** The longest time that a reaction may take here; a queued job may take longer. */
const REACTION_LIMIT_MS = 5000;

/** @param context tells the function's remaining time, half of which is for reactions; without it, there is no limit */
export async function reactToChanges(
  { Records }: DynamoDBStreamEvent,
  context?: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<DynamoDBBatchResponse> {
  const deadline = context && Date.now() + context.getRemainingTimeInMillis() / 2;
  // Changes of one item run in order or together, since in parallel they would conflict.
  const items = Object.values(Object.groupBy(Records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)));
  const batchItemFailures = (
    await Promise.all(items.map((records = []) => reactInOrder(records, deadline)))
  ).flat();
  publishMetrics();
  return { batchItemFailures };
}

/** @returns the changes that couldn't be sent to the queue either: the stream delivers them again */
async function reactInOrder(records: readonly DynamoDBRecord[], deadline: number | undefined) {
  const changes = records.map((record) => new Change(record));
  const subscriptions = changes[0] ? subscriptionsTo(changes[0].key) : [];
  const failed: { record: DynamoDBRecord; reactions: string[] }[] = [];
  for (const [index, record] of records.entries()) {
    const alone = subscriptions.filter(({ isForSeveral }) => !isForSeveral);
    failed.push({ record, reactions: await react(alone, changes.slice(index, index + 1), deadline) });
  }
  const several = subscriptions.filter(({ isForSeveral }) => isForSeveral);
  const together = await react(several, changes, deadline);
  for (const each of failed) each.reactions.push(...together);
  const handed = failed.filter(({ reactions }) => reactions.length > 0);
  try {
    await enqueue(handed.map((each) => failedChange.of(each)));
    return [];
  } catch (error) {
    logger.error('changes were not handed over', { changeId: changes[0]?.id, error });
    return handed.map(({ record }) => ({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }));
  }
}

/** @param changes of one item @returns the names of the reactions that failed */
async function react(
  subscriptions: readonly Subscription[],
  changes: readonly Change[],
  deadline: number | undefined,
): Promise<string[]> {
  const done = await Promise.allSettled(
    subscriptions.map((subscription) => withinLimit(subscription, changes, deadline)),
  );
  return subscriptions.flatMap(({ name }, index) => {
    const outcome = done[index];
    if (outcome?.status !== 'rejected') return [];
    logger.warn('a reaction failed', { reaction: name, changeId: changes[0]?.id, error: outcome.reason });
    return [name];
  });
}

async function withinLimit(
  { name, run }: Subscription,
  changes: readonly Change[],
  deadline: number | undefined,
): Promise<void> {
  if (deadline === undefined) return await run(changes);
  const limitMs = Math.min(REACTION_LIMIT_MS, deadline - Date.now());
  if (limitMs <= 0) throw new Error('The batch has taken too long');
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`${name} took ${limitMs} ms`)), limitMs);
  try {
    await Promise.race([run(changes), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
