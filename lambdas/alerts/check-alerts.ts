/** Alerts as they are when they are told: everything may have changed since they were written. */

import { DIGEST_LINES } from '#shared/alerts/limits.ts';
import { byImportance } from '#shared/alerts/rules.ts';
import { inBatches } from '#shared/in-batches.ts';
import type { Account } from '../people/store/items.ts';
import { type Found, getItem, getItems, query } from '../table/index.ts';
import type { ToldAlert } from './email-texts.ts';
import type { AlertNamed, Digest } from './jobs.ts';
import { readStandings } from './standing.ts';
import { alertKey, eventOf } from './store/alerts.ts';
import { digestOf, type StoredAlert } from './store/items.ts';
import { readTold } from './told-post.ts';

/** Alerts of which a daily email is chosen. */
const MOST_IN_DIGEST = 200;

export interface CheckedAlert {
  person: Found<Account>;
  told: ToldAlert;
}

/** Returns an alert that may be told now: its post is on show, and the person still wants to know. */
async function checkAlert(userId: string, found: Found<StoredAlert>): Promise<CheckedAlert | undefined> {
  const event = eventOf(found);
  if (!event) return undefined;
  const { fishermanId, reason, search, organizationId } = found;
  const news = { ...event, fishermanId };
  const recipient = { userId, organizationId, searchId: search?.id };
  const [post, [standing]] = await Promise.all([readTold(news), readStandings(reason, [recipient], news)]);
  if (!post || !standing) return undefined;
  const { person, flavour } = standing;
  const told = { userId, flavour, event: event.event, alert: { reason, search }, post };
  return { person, told };
}

/** Returns an alert that is told at once. */
export async function readAlert({ userId, alertId }: AlertNamed): Promise<CheckedAlert | undefined> {
  const found = await getItem(alertKey(userId, alertId), { consistent: true });
  return found && found.digestAt === undefined ? await checkAlert(userId, found) : undefined;
}

/** Returns the best of the alerts that waited for a daily email. All of them were written before it is due. */
export async function readDigest({ userId, digestAt }: Digest): Promise<CheckedAlert[]> {
  const { items: entries } = await query(digestOf(userId), {
    beginsWith: digestAt,
    limit: MOST_IN_DIGEST,
    consistent: true,
  });
  const alerts = await getItems(entries.map(({ sk }) => alertKey(userId, sk.slice(digestAt.length + 1))));
  const waiting = alerts.filter((each) => each !== undefined).filter((each) => each.digestAt === digestAt);
  const lines: CheckedAlert[] = [];
  for (const some of inBatches(waiting.sort(byImportance), DIGEST_LINES)) {
    const checked = await Promise.all(some.map((each) => checkAlert(userId, each)));
    lines.push(...checked.filter((each) => each !== undefined).slice(0, DIGEST_LINES - lines.length));
    if (lines.length === DIGEST_LINES) break;
  }
  return lines;
}
