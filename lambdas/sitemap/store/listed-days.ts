/** The days on which a list has entries, and their last changes. */
import { all, any, equals, lacks, lessThan, not, onlyIf, query, update, writeIf } from '../../table/index.ts';
import { listedDay, listedDays } from './items.ts';

/** The end of posts that are on offer until somebody removes them. It sorts after every time. */
export const NO_END = '9999-12-31T23:59:59.999Z';

export interface ListedDay {
  day: string;
  changedAt: string;
  listed: number;
  until: string;
}

/** Returns all days of a list, oldest first. A day takes about 100 bytes, so one request returns 25 years. */
export async function readListedDays(list: string): Promise<ListedDay[]> {
  const { items } = await query(listedDays(list), {});
  return items.map(({ sk: day, changedAt, listed, until = NO_END }) => ({ day, changedAt, listed, until }));
}

interface Noted {
  /** The id of the change; the same when the change is repeated. */
  changeId: string;
  list: string;
  day: string;
  /** The number of added entries; negative for removed ones. */
  added: number;
  /** The end of the offer, for added or changed posts. */
  until?: string;
}

/** Records that a day of a list has changed. `until` is an upper bound, since it only moves to a later time. */
export async function noteDay({ changeId, list, day, added, until }: Noted, now: Date): Promise<void> {
  const key = listedDay.key({ list, day });
  const set = { changedAt: now.toISOString(), last: changeId };
  const add = { listed: added };
  const isNew = not(equals('last', changeId));
  const isLater = (time: string) => onlyIf(all(isNew, any(lacks('until'), lessThan('until', time))));
  if (until !== undefined && (await writeIf(update(key, { set: { ...set, until }, add }, isLater(until)))))
    return;
  await writeIf(update(key, { set, add }, onlyIf(isNew)));
}

/** Records that a day has no entries left, unless the day has changed since `changedAt`. */
export async function noteEmptyDay(list: string, day: string, changedAt: Date): Promise<void> {
  const at = changedAt.toISOString();
  await writeIf(
    update(listedDay.key({ list, day }), { set: { until: at, listed: 0 } }, onlyIf(equals('changedAt', at))),
  );
}
