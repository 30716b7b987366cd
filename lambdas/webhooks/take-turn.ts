/**
 * Turns of webhooks. Each webhook has one turn at a time: a few signed requests, sent one after the other. So a receiver
 * that hangs holds up nobody else, events with the same subject stay in order, and the function that sends needs
 * neither the table nor a secret.
 */
import { randomUUID } from 'node:crypto';
import { MINUTE } from '#shared/limits.ts';
import { SIGNED_FOR } from '#shared/webhooks/limits.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { messageInHand } from '../jobs/message-in-hand.ts';
import { any, equals, isStill, lacks, lessThan } from '../table/expression.ts';
import * as table from '../table/index.ts';
import { putTurn } from './due-work.ts';
import { webhookOffMail, webhookRequests, webhookTurn } from './jobs.ts';
import { recordTurn } from './record-turn.ts';
import { signMessage } from './sign-message.ts';
import { giveUp } from './store/events.ts';
import { eventsFor, type StoredWebhookEvent } from './store/items.ts';
import { type FoundWebhook, findWebhook, isThat } from './store/webhooks.ts';

/** Requests in one turn. Each takes at most five seconds, and the function that sends them a minute. */
const MESSAGES_OF_TURN = 8;
/** Waiting events that one turn looks at, from the oldest on. */
const LOOKED_AT = 100;
/** Requests are not sent after they were signed for so long, and the last one takes some seconds. */
const TURN_LASTS = SIGNED_FOR + MINUTE;

/** Clocks of two copies of the function differ by less. */
const CLOCK_DIFFERENCE_MS = 2000;

type Turn = PayloadOf<typeof webhookTurn>;
type WaitingEvent = table.Found<StoredWebhookEvent>;

export async function takeTurn({ organizationId, webhookId, report }: Turn): Promise<readonly Job[]> {
  const read = await findWebhook(organizationId, webhookId);
  const found = read && report ? await recordTurn(organizationId, read, report) : read;
  if (!found) return [];
  const about = { organizationId, webhookId };
  if (found.state === 'off') return await endOf(about, found, report !== undefined);
  const now = Date.now();
  const { restsUntil = 0 } = found;
  if (restsUntil > now) {
    // The turn that made it rest has scheduled this one, perhaps by a clock that is ahead.
    const isExpected = report !== undefined || restsUntil - now < CLOCK_DIFFERENCE_MS;
    return isExpected ? await later(about, restsUntil) : [];
  }
  const { messages, nextAt } = await nextEvents(found, now);
  if (messages.length === 0) return nextAt === undefined ? [] : await later(about, nextAt);
  const turnId = messageInHand.getStore()?.messageId ?? randomUUID();
  if (!(await begin(found, turnId, now))) return [];
  const signed = messages.map((event) => signMessage(found, event, new Date(now)));
  const { address } = found;
  return [webhookRequests.of({ ...about, turnId, address, signedAt: now, messages: signed })];
}

/**
 * Begins a turn, unless another one is under way, or has ended since the webhook was read. Such a turn may have sent the
 * events that were read, and its own message goes on with the rest. A message that is delivered twice begins the same turn.
 */
async function begin(found: FoundWebhook, id: string, now: number): Promise<boolean> {
  const isFree = any(lacks('turn'), equals('turn.id', id), lessThan('turn.until', now));
  const isUsed = table.all(isThat(found), equals('state', found.state), equals('address', found.address));
  const isAsRead = isStill('lastTurn', found.lastTurn);
  const turn = { id, until: now + TURN_LASTS };
  return await table.writeIf(
    table.update(found, { set: { turn } }, table.onlyIf(table.all(isUsed, isFree, isAsRead))),
  );
}

/** Returns the events to send now, and when the next one is due. */
async function nextEvents({ webhookId, state }: FoundWebhook, now: number) {
  const { items } = await table.query(eventsFor(webhookId), { limit: LOOKED_AT, consistent: true });
  return chooseEvents(
    items.filter(({ event }) => state === 'active' || event === 'webhook.verify'),
    now,
  );
}

/**
 * Chooses events in order. One that waits for a repeat holds up the later ones with the same subject.
 * @param waiting from the oldest on
 */
export function chooseEvents<Event extends Pick<WaitingEvent, 'subject' | 'dueAt'>>(
  waiting: readonly Event[],
  now: number,
): { messages: Event[]; nextAt: number | undefined } {
  const heldUp = new Map<string, number>();
  const messages: Event[] = [];
  for (const event of waiting) {
    if (heldUp.has(event.subject)) continue;
    if (event.dueAt > now) heldUp.set(event.subject, event.dueAt);
    else if (messages.length < MESSAGES_OF_TURN) messages.push(event);
  }
  return { messages, nextAt: heldUp.size === 0 ? undefined : Math.min(...heldUp.values()) };
}

type About = Pick<Turn, 'organizationId' | 'webhookId'>;

/** Schedules a turn: soon by the queue, and otherwise as due work, which is stored once however often it is scheduled. */
async function later(about: About, at: number): Promise<readonly Job[]> {
  const delayMs = Math.max(at - Date.now(), 0);
  if (delayMs <= MINUTE) return [webhookTurn.of(about, { delaySeconds: Math.ceil(delayMs / 1000) })];
  await table.write(putTurn(about, at));
  return [];
}

const GIVEN_UP_TOGETHER = 25;

/** Gives up what waits for a webhook that was turned off. */
async function endOf(about: About, { offAt = '' }: FoundWebhook, isNews: boolean): Promise<readonly Job[]> {
  const { items, lastKey } = await table.query(eventsFor(about.webhookId), {
    limit: GIVEN_UP_TOGETHER,
    consistent: true,
  });
  await giveUp(about.webhookId, items);
  return [
    ...(isNews ? [webhookOffMail.of({ ...about, offAt })] : []),
    ...(lastKey ? [webhookTurn.of(about)] : []),
  ];
}
