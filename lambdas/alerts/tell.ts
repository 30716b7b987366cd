/**
 * Tells people of news of a post. The alert is written only if there is none for this news, whatever its reason, so
 * that nobody is told twice. If this job is cut off after that, its repeat finds the alert and goes on.
 */

import { isQuiet } from '#shared/alerts/rules.ts';
import { hourIn, nextHour } from '#shared/alerts/times.ts';
import { ALERT_LIFETIME, DAY, MINUTE } from '#shared/limits.ts';
import { putDue } from '../due/store/due.ts';
import type { Job } from '../jobs/define-job.ts';
import { absent, all, any, equals, isStill, lacks, moreThan } from '../table/expression.ts';
import * as table from '../table/index.ts';
import type { AlertNamed, Telling } from './jobs.ts';
import type { News } from './news.ts';
import { notify } from './notifications.ts';
import { readStandings, type Standing } from './standing.ts';
import { alert, digestEntry, type StoredAlert } from './store/items.ts';
import { readTold } from './told-post.ts';

/** A daily email contains only alerts that were written this long before. By then, no job is still writing any. */
const DIGEST_CLOSES_BEFORE = 10 * MINUTE;

export async function tellPart({ news, reason, people }: Telling): Promise<Job[]> {
  const post = await readTold(news);
  if (!post) return [];
  const meals = 'mealsLeft' in post.record ? post.record.mealsLeft : 0;
  // The latest changes count when it is sent: everything is then read again, consistently.
  const standings = await readStandings(reason, people, news, { consistent: false });
  const told = await Promise.all(
    standings.map(async (standing, index) => {
      if (!standing) return undefined;
      const isTooFew = reason === 'meals' && meals < standing.settings.mealsAtLeast;
      const { organizationId } = people[index] ?? {};
      return isTooFew
        ? undefined
        : await tellPerson(news, { reason, organizationId, search: standing.search }, standing);
    }),
  );
  return notify(told.filter((each) => each !== undefined));
}

/** @returns the alert, if it is told at once */
async function tellPerson(
  news: News,
  because: Pick<StoredAlert, 'reason' | 'organizationId' | 'search'>,
  { person, ...standing }: Standing,
): Promise<AlertNamed | undefined> {
  const now = Date.now();
  const { userId } = person;
  const digestAt = digestTimeOf(standing, now);
  const { at, kind, postId, fishermanId } = news;
  const params = { userId, at, kind, postId, event: eventKey(news) };
  const wanted = {
    fishermanId,
    ...because,
    ...(digestAt !== undefined && { digestAt }),
    expiresAt: table.expiryAfter(ALERT_LIFETIME, new Date(now)),
  };
  const isAtOnce = (await writeAlert(params, wanted))
    ? digestAt === undefined
    : await isLeftToTell(alert.key(params), wanted, now);
  return isAtOnce ? { userId, alertId: alert.key(params).sk } : undefined;
}

const eventKey = ({ event, version }: News) => (version === undefined ? event : `${event}@${version}`);

/** Returns when the daily email with an alert is sent; undefined if it is told at once. */
function digestTimeOf(
  { level, settings }: Pick<Standing, 'level' | 'settings'>,
  now: number,
): string | undefined {
  const { quiet, digestHour, timeZone } = settings;
  if (level === 'now' && !isQuiet(quiet, hourIn(now, timeZone))) return undefined;
  return new Date(nextHour(digestHour, timeZone, now + DIGEST_CLOSES_BEFORE)).toISOString();
}

class ToldBefore extends Error {}

type AlertParams = Parameters<typeof alert.key>[0];

/** Writes an alert, with its place in a daily email. @returns whether it is new */
async function writeAlert(params: AlertParams, wanted: StoredAlert): Promise<boolean> {
  const isNew = table.onlyIf(absent, () => new ToldBefore());
  const step = table.put(alert.item(params, wanted), isNew);
  const { digestAt } = wanted;
  if (digestAt === undefined) return await table.writeIf(step);
  const { userId } = params;
  const entry = { userId, digestAt, alertId: alert.key(params).sk };
  const expiresAt = table.expiryAfter(DAY, new Date(digestAt));
  try {
    await table.transact([
      step,
      table.put(digestEntry.item(entry, { expiresAt })),
      putDue('alert-digest', `${userId}@${digestAt}`, Date.parse(digestAt)),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ToldBefore) return false;
    throw error;
  }
}

/**
 * Returns whether an alert that was written before has to be told at once for this reason. It was this reason's own
 * earlier attempt, or the alert waits for a daily email, which this reason doesn't.
 */
async function isLeftToTell(
  key: ReturnType<typeof alert.key>,
  { digestAt, reason, search, organizationId }: StoredAlert,
  now: number,
): Promise<boolean> {
  const found = await table.getItem(key, { consistent: true });
  if (!found) return false;
  if (found.digestAt === undefined) return found.reason === reason && found.search?.id === search?.id;
  if (digestAt !== undefined) return false;
  const closed = new Date(now + DIGEST_CLOSES_BEFORE / 2).toISOString();
  const isWaiting = all(equals('digestAt', found.digestAt), moreThan('digestAt', closed));
  // The table's client may write again if the response was lost.
  const isTaken = all(lacks('digestAt'), equals('reason', reason), isStill('search', search));
  const taken = { set: { reason, search, organizationId, digestAt: undefined } };
  return await table.writeIf(table.update(key, taken, table.onlyIf(any(isWaiting, isTaken))));
}
