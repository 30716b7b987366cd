/** The events that wait for a webhook, and those that were sent to it. */
import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { DELIVERY_LIFETIME } from '#shared/webhooks/limits.ts';
import type { AttemptProblem, WebhookDelivery } from '#shared/webhooks/schemas.ts';
import * as words from '#words/webhooks/fields.ts';
import { absent, all, equals, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  deliveriesTo,
  type StoredDelivery,
  type StoredWebhookEvent,
  type Told,
  webhookDelivery,
  webhookEvent,
} from './items.ts';

/** The parts of a ULID: its time, the order within a second, and the subject. */
const [TIME_LENGTH, ORDER_LENGTH, SUBJECT_LENGTH] = [10, 6, 10];
const MESSAGE = 'msg_';

/** Returns the header `webhook-id` of an event, which is the same however often it is sent. */
export const messageIdOf = (eventKey: string): string => MESSAGE + eventKey;

/**
 * Returns the key of an event, a ULID: the same for each delivery of the same change. Keys of one subject sort in the
 * order of its changes.
 * @param order distinguishes the changes of one subject within a second: six digits or letters
 */
export function eventKeyOf({ at, subject }: Pick<Told, 'at' | 'subject'>, order: string): string {
  const second = Math.floor(Date.parse(at) / 1000) * 1000;
  return encodeTime(second, TIME_LENGTH) + order + digest(subject, SUBJECT_LENGTH);
}

/** Hexadecimal digits are digits of a ULID too. */
const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase();

/** The order of a claim's changes. */
export const orderOfVersion = (version: number): string => String(version).padStart(ORDER_LENGTH, '0');
/** Before all changes of the same second. */
export const ORDER_OF_ASKED = '0'.repeat(ORDER_LENGTH);
/** Distinguishes changes that have no order. */
export const orderOfChange = (changeId: string): string => digest(changeId, ORDER_LENGTH);

class ToldBefore extends Error {
  override readonly name = 'ToldBefore';
}

interface Waiting {
  organizationId: string;
  webhookId: string;
  eventKey: string;
  told: Told;
}

const dueFrom = (now: Date) => ({ since: now.getTime(), dueAt: now.getTime() });

/** Returns the steps that make an event wait. Written a second time, they do nothing. */
export function waitingSteps(
  { organizationId, webhookId, eventKey, told }: Waiting,
  now: Date,
): table.TransactionStep[] {
  const expiresAt = table.expiryAfter(DELIVERY_LIFETIME, now);
  const params = { webhookId, eventKey };
  const isNew = table.onlyIf(absent, () => new ToldBefore());
  const event = { ...told, organizationId, attempts: 0, ...dueFrom(now), expiresAt };
  return [
    table.put(webhookDelivery.item(params, { ...told, state: 'waiting', attempts: 0, expiresAt }), isNew),
    table.put(webhookEvent.item(params, event)),
  ];
}

/** Makes an event wait, unless it did before. */
export async function addEvent(waiting: Waiting, now: Date): Promise<void> {
  try {
    await table.transact(waitingSteps(waiting, now));
  } catch (error) {
    if (!(error instanceof ToldBefore)) throw error;
  }
}

/** Reads one page of all events of a webhook, newest first. @throws AppError `invalid_cursor` */
export const listDeliveries = (webhookId: string, page: table.PageRequest, now: Date) =>
  table.readPage(deliveriesTo(webhookId), page, now);

export function toDelivery({
  sk,
  event,
  at,
  state,
  attempts,
  lastAttemptAt,
  status,
  problem,
}: Pick<table.Found<StoredDelivery>, 'sk'> & StoredDelivery): WebhookDelivery {
  return { id: messageIdOf(sk), event, at, state, attempts, lastAttemptAt, status, problem };
}

/**
 * Makes an event wait again under its own id.
 * @throws AppError `not_found`, `conflict` if it is waiting; the errors of the steps `alongside`
 */
export async function replay(
  {
    organizationId,
    webhookId,
    deliveryId,
  }: { organizationId: string; webhookId: string; deliveryId: string },
  now: Date,
  alongside: readonly table.TransactionStep[],
): Promise<WebhookDelivery> {
  const params = { webhookId, eventKey: deliveryId.slice(MESSAGE.length) };
  const notFound = () => new AppError('not_found', words.deliveryNotFound);
  const isWaiting = () => new AppError('conflict', words.isWaiting);
  const found = await table.getItem(webhookDelivery.key(params), { consistent: true });
  if (!found) throw notFound();
  const again = againFrom(now);
  await table.transact([
    ...alongside,
    table.put(
      waitingAgain({ organizationId, webhookId, delivery: found }, now),
      table.onlyIf(absent, isWaiting),
    ),
    table.update(found, { set: again }, table.onlyIf(present, notFound)),
  ]);
  return toDelivery({ ...found, ...again });
}

interface Again {
  organizationId: string;
  webhookId: string;
  delivery: table.Found<StoredDelivery>;
}

function waitingAgain({ organizationId, webhookId, delivery }: Again, now: Date) {
  const { sk: eventKey, event, at, subject, data } = delivery;
  const expiresAt = table.expiryAfter(DELIVERY_LIFETIME, now);
  const waiting = { organizationId, event, at, subject, data, attempts: 0, ...dueFrom(now), expiresAt };
  return webhookEvent.item({ webhookId, eventKey }, waiting);
}

const againFrom = (now: Date) => ({
  state: 'waiting' as const,
  attempts: 0,
  expiresAt: table.expiryAfter(DELIVERY_LIFETIME, now),
});

/** Makes an event of a replay wait again, unless it waits or this replay has repeated it before. */
export async function waitAgain(
  { replayId, ...again }: Again & { replayId: string },
  now: Date,
): Promise<void> {
  const { delivery } = again;
  const asRead = all(equals('state', delivery.state), isStill('replayId', delivery.replayId));
  const toldBefore = () => new ToldBefore();
  try {
    await table.transact([
      table.put(waitingAgain(again, now), table.onlyIf(absent, toldBefore)),
      table.update(delivery, { set: { ...againFrom(now), replayId } }, table.onlyIf(asRead, toldBefore)),
    ]);
  } catch (error) {
    if (!(error instanceof ToldBefore)) throw error;
  }
}

/** The result of sending an event once. */
export interface Attempt {
  eventKey: string;
  /** The number of this attempt, from 1 on. */
  attempt: number;
  /** Set if the receiver replied with the challenge. */
  verifies?: true;
  /** `gone`: the receiver wants no more events. */
  outcome: 'delivered' | 'failed' | 'gone';
  status?: number;
  problem?: AttemptProblem;
}

/**
 * Records an attempt; a second time changes nothing.
 * @param nextAt when it is sent again, in milliseconds since the epoch; undefined if it is delivered or given up
 */
export async function recordAttempt(
  webhookId: string,
  { eventKey, attempt, outcome, status, problem }: Attempt,
  nextAt: number | undefined,
  now: Date,
): Promise<void> {
  const params = { webhookId, eventKey };
  const asSent = table.onlyIf(equals('attempts', attempt - 1), () => new ToldBefore());
  const ended = outcome === 'delivered' ? 'delivered' : 'given_up';
  const state = nextAt === undefined ? ended : 'waiting';
  const set = { state, attempts: attempt, lastAttemptAt: now.toISOString(), status, problem };
  const event = webhookEvent.key(params);
  try {
    await table.transact([
      nextAt === undefined
        ? table.remove(event, asSent)
        : table.update(event, { set: { attempts: attempt, dueAt: nextAt } }, asSent),
      table.update(webhookDelivery.key(params), { set }, asSent),
    ]);
  } catch (error) {
    if (!(error instanceof ToldBefore)) throw error;
  }
}

/** Gives up events of a webhook that was turned off. */
export async function giveUp(
  webhookId: string,
  events: readonly table.Found<StoredWebhookEvent>[],
): Promise<void> {
  const giveUpOne = async (event: table.Found<StoredWebhookEvent>) => {
    const key = webhookDelivery.key({ webhookId, eventKey: event.sk });
    await table.writeIf(table.update(key, { set: { state: 'given_up' } }, table.onlyIf(present)));
    await table.write(table.remove(event));
  };
  await Promise.all(events.map(giveUpOne));
}
