/** Which days of a list there is something of, and when that last changed. */
import { all, any, equals, lacks, lessThan, not, onlyIf, query, update, writeIf } from '../../table/index.ts';
import { listedDay, listedDays } from './items.ts';

/** Stands for posts that are offered until somebody takes them down; sorts behind every time. */
export const NO_END = '9999-12-31T23:59:59.999Z';

export interface ListedDay {
  day: string;
  changedAt: string;
  listed: number;
  until: string;
}

/** All of a list, oldest first: some 100 bytes a day, so that 25 years are one request. */
export async function readListedDays(list: string): Promise<ListedDay[]> {
  const { items } = await query(listedDays(list), {});
  return items.map(({ sk: day, changedAt, listed, until = NO_END }) => ({ day, changedAt, listed, until }));
}

interface Noted {
  /** The change that it is noted for: the same however often it is told. */
  changeId: string;
  list: string;
  day: string;
  /** By how many there are more. */
  added: number;
  /** The end of the offer, for posts that came or changed. */
  until?: string;
}

/** Notes that a day of a list has changed. How long something of it is offered is only ever put off: an upper bound. */
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

/** Notes that nothing of a day is left, unless it has changed since that was noted at `changedAt`. */
export async function noteEmptyDay(list: string, day: string, changedAt: Date): Promise<void> {
  const at = changedAt.toISOString();
  await writeIf(
    update(listedDay.key({ list, day }), { set: { until: at, listed: 0 } }, onlyIf(equals('changedAt', at))),
  );
}
