/** Replays: the events of a webhook since a certain time, sent again. */
import { encodeTime, ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { DELIVERY_LIFETIME, MAX_REPLAYED } from '#shared/webhooks/limits.ts';
import { WEBHOOK_EVENTS } from '#shared/webhooks/schemas.ts';
import * as words from '#words/webhooks/fields.ts';
import { all, any, equals, lacks, lessThan } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { deliveriesTo, type Replay, type StoredDelivery } from './items.ts';
import { type FoundWebhook, isThat } from './webhooks.ts';

const SECOND = 1000;
/** Keys of events begin with their second. */
const keyAt = (time: number): string => encodeTime(Math.floor(time / SECOND) * SECOND);

/** Longer than a thousand events take. After a failure of the job nobody has to wait for longer. */
const LASTS = HOUR;

/** Whether an event was sent to its end, and was no challenge or test. */
export const isReplayable = ({ state, event }: Pick<StoredDelivery, 'state' | 'event'>): boolean =>
  state !== 'waiting' && WEBHOOK_EVENTS.some((each) => each === event);

/**
 * Begins to send the events since a time again. The change of the webhook starts the job.
 * @param alongside further steps, given the answer
 * @throws AppError `conflict` if a replay is under way, or there are too many events; ChangedMeanwhile
 */
export async function beginReplay(
  found: FoundWebhook,
  since: Date,
  now: Date,
  alongside: (answer: { events: number }) => readonly table.TransactionStep[],
): Promise<{ events: number }> {
  const earliest = Math.max(since.getTime(), now.getTime() - DELIVERY_LIFETIME);
  const [from, to] = [keyAt(Math.min(earliest, now.getTime())), keyAt(now.getTime() + SECOND)];
  const { items, lastKey } = await table.query(deliveriesTo(found.webhookId), {
    within: [from, to],
    limit: MAX_REPLAYED + 1,
  });
  const events = items.filter(isReplayable).length;
  if (lastKey || items.length > MAX_REPLAYED)
    throw new AppError('conflict', words.tooManySince(MAX_REPLAYED));
  const answer = { events };
  const isActive = all(isThat(found), equals('state', 'active'));
  if (events === 0) {
    await table.transact([...alongside(answer), table.checkUnchanged(found, isActive)]);
    return answer;
  }
  const isUnderWay = () => new AppError('conflict', words.isReplaying);
  if (found.replay && found.replay.until >= now.getTime()) throw isUnderWay();
  const replay: Replay = { id: ulid(now.getTime()), from, to, until: now.getTime() + LASTS };
  const isFree = any(lacks('replay'), lessThan('replay.until', now.getTime()));
  await table.transact([
    ...alongside(answer),
    table.update(found, { set: { replay } }, table.ifUnchanged(all(isActive, isFree))),
  ]);
  return answer;
}

/** Ends a replay, unless another one has begun. */
export async function endReplay(found: FoundWebhook, { id }: Replay): Promise<void> {
  const isThisReplay = table.onlyIf(all(isThat(found), equals('replay.id', id)));
  await table.writeIf(table.update(found, { set: { replay: undefined } }, isThisReplay));
}
