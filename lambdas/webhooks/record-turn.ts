/** Records the results of a turn. */
import { TURN_OFF_AFTER } from '#shared/webhooks/limits.ts';
import { count } from '../core/logger.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { all, equals } from '../table/expression.ts';
import * as table from '../table/index.ts';
import type { webhookTurn } from './jobs.ts';
import { nextAttemptAt, restMs } from './pauses.ts';
import { type Attempt, recordAttempt } from './store/events.ts';
import { type StoredWebhook, webhookEvent } from './store/items.ts';
import { type FoundWebhook, findWebhook } from './store/webhooks.ts';

type Report = NonNullable<PayloadOf<typeof webhookTurn>['report']>;

/** @returns the webhook as it is now; a report that arrives twice changes nothing */
export async function recordTurn(
  organizationId: string,
  found: FoundWebhook,
  { turnId, address, attempts }: Report,
): Promise<FoundWebhook | undefined> {
  const now = new Date();
  const { webhookId } = found;
  await recordAttempts(webhookId, attempts, now);
  const set = { ...changesAfter(found, attempts, now), lastTurn: turnId };
  // The reply of an address says nothing about the one that took its place.
  const isThisTurn = all(equals('turn.id', turnId), equals('address', address));
  const changed = await table.updateItemIf<StoredWebhook>(found, { set }, isThisTurn);
  if (changed?.state === 'off') count('WebhooksTurnedOff');
  return changed ?? (await findWebhook(organizationId, webhookId));
}

async function recordAttempts(webhookId: string, attempts: readonly Attempt[], now: Date): Promise<void> {
  const recorded = attempts.map(async (each) => {
    const nextAt = each.outcome === 'failed' ? await nextAttemptOf(webhookId, each, now) : undefined;
    await recordAttempt(webhookId, each, nextAt, now);
  });
  await Promise.all(recorded);
}

/** Returns when an event is sent again; undefined if it is given up, or was sent in another turn. */
async function nextAttemptOf(webhookId: string, { eventKey, attempt }: Attempt, now: Date) {
  const event = await table.getItem(webhookEvent.key({ webhookId, eventKey }), { consistent: true });
  return event && nextAttemptAt({ attempts: attempt, since: event.since }, now.getTime());
}

/** Returns how a turn changes its webhook. */
export function changesAfter(
  before: Pick<StoredWebhook, 'state' | 'failures' | 'failingSince'>,
  attempts: readonly Pick<Attempt, 'outcome' | 'verifies'>[],
  now: Date,
): Partial<StoredWebhook> {
  const ended = { turn: undefined };
  const last = attempts.at(-1)?.outcome;
  if (last === undefined) return ended;
  if (last === 'gone') return { ...ended, state: 'off', offReason: 'gone', offAt: now.toISOString() };
  const isVerified = attempts.some(({ verifies }) => verifies === true);
  const state = isVerified && before.state === 'unverified' ? { state: 'active' as const } : {};
  if (last === 'delivered')
    return { ...ended, ...state, failures: 0, failingSince: undefined, restsUntil: undefined };
  const hasArrived = attempts.some(({ outcome }) => outcome === 'delivered');
  const failures = hasArrived ? 1 : (before.failures ?? 0) + 1;
  const failingSince = (hasArrived ? undefined : before.failingSince) ?? now.toISOString();
  const failed = { ...ended, ...state, failures, failingSince, restsUntil: now.getTime() + restMs(failures) };
  const isHopeless = now.getTime() - Date.parse(failingSince) >= TURN_OFF_AFTER;
  return isHopeless ? { ...failed, state: 'off', offReason: 'failing', offAt: now.toISOString() } : failed;
}
