/** A person's list of alerts. */

import { MAX_UNREAD_ALERTS } from '#shared/alerts/limits.ts';
import type { Alert, AlertEvent, SubjectKind } from '#shared/alerts/schemas.ts';
import { ALERT_EVENTS, SUBJECT_KINDS } from '#shared/alerts/schemas.ts';
import { ALERT_LIFETIME } from '#shared/limits.ts';
import { present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { alert, alertsOf, type StoredAlert, unreadAlertsOf } from './items.ts';

/** An event of a post, as the key of an alert names it. */
export interface AlertedEvent {
  kind: SubjectKind;
  postId: string;
  event: AlertEvent;
  /** ISO 8601. */
  at: string;
}

/** @param alertId as `Alert` has it */
export const alertKey = (userId: string, alertId: string): table.ItemKey<StoredAlert> => ({
  pk: alertsOf(userId).partition,
  sk: alertId,
});

/** Returns the event in the key of an alert. */
export function eventOf(key: table.Key): AlertedEvent | undefined {
  const found = alert.match(key);
  const kind = SUBJECT_KINDS.find((each) => each === found?.kind);
  // An event that may happen again is followed by the version of its post.
  const event = ALERT_EVENTS.find((each) => each === found?.event.split('@')[0]);
  return found && kind && event && { kind, postId: found.postId, event, at: found.at };
}

export const listAlerts = (userId: string, page: table.PageRequest, now: Date) =>
  table.readPage(alertsOf(userId), page, now);

export const toAlert = (
  { sk, fishermanId, reason, search, gsi1pk }: table.Found<StoredAlert>,
  { event, at }: AlertedEvent,
): Omit<Alert, 'kind' | 'postId'> => ({
  id: sk,
  event,
  reason,
  ...(search && { search }),
  fishermanId,
  at,
  unread: gsi1pk !== undefined,
});

/** Counts up to 100 that are still listed. */
export async function countUnread(userId: string, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - ALERT_LIFETIME).toISOString();
  const page = { limit: MAX_UNREAD_ALERTS, after: oldest };
  const { items } = await table.queryKeys(unreadAlertsOf(userId), page);
  return items.length;
}

/** Marks the newest unread alerts as seen. */
export async function markSeen(userId: string): Promise<void> {
  const newest = { limit: 2 * MAX_UNREAD_ALERTS, newestFirst: true };
  const { items } = await table.queryKeys(unreadAlertsOf(userId), newest);
  const seen = { set: { gsi1pk: undefined } };
  await Promise.all(items.map((key) => table.writeIf(table.update(key, seen, table.onlyIf(present)))));
}
