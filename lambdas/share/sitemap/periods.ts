/**
 * Splits a list into the parts of a site map: by month, a month with many posts by day, and such a day into spans of
 * equal length. The name of a part contains its span, so that a part is read without the others.
 */
import { DAY } from '#shared/limits.ts';
import type { Span } from '../../sitemap/store/listed.ts';
import type { ListedDay } from '../../sitemap/store/listed-days.ts';

/**
 * The maximum number of addresses in a part. One or two requests read them, and their file in all languages has 3 MB. A
 * function can return 6 MB.
 */
const WANTED_IN_PART = 1_000;

export interface Part {
  /** `2026-11`, `2026-11-22` or `2026-11-22.2of4`. */
  name: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Returns the parts that contain an open post, newest first. */
export function partsOf(days: readonly ListedDay[], now: Date): Part[] {
  const byMonth = Object.groupBy(days, ({ day }) => day.slice(0, 'YYYY-MM'.length));
  return Object.entries(byMonth)
    .flatMap(([month, ofMonth = []]) => partsOfMonth(month, ofMonth, now))
    .sort((one, other) => (one.name < other.name ? 1 : -1));
}

function partsOfMonth(month: string, days: readonly ListedDay[], now: Date): Part[] {
  const open = days.filter(({ until }) => Date.parse(until) > now.getTime());
  if (open.length === 0) return [];
  // A deletion is a change too.
  if (sum(open) <= WANTED_IN_PART) return [{ name: month, changedAt: lastChangeOf(days) }];
  return open.flatMap(({ day, listed, changedAt }) => {
    const count = Math.max(1, Math.ceil(listed / WANTED_IN_PART));
    if (count === 1) return [{ name: day, changedAt }];
    return Array.from({ length: count }, (_, at) => ({ name: `${day}.${at + 1}of${count}`, changedAt }));
  });
}

const sum = (days: readonly ListedDay[]) => days.reduce((total, { listed }) => total + listed, 0);
const lastChangeOf = (days: readonly ListedDay[]) =>
  days
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1) ?? '';

const PERIOD = /^(\d{4})-(\d\d)(?:-(\d\d)(?:\.(\d{1,4})of(\d{1,4}))?)?$/;

/** @returns undefined if the name is not that of a span */
export function spanOf(name: string): Span | undefined {
  const match = PERIOD.exec(name);
  if (!match) return undefined;
  const [, year, month, day, which = '1', of = '1'] = match;
  const first = Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1));
  if (!new Date(first).toISOString().startsWith(name.slice(0, day ? 10 : 7))) return undefined;
  const last = day === undefined ? Date.UTC(Number(year), Number(month), 1) : first + DAY;
  const [at, count] = [Number(which), Number(of)];
  if (at < 1 || at > count) return undefined;
  const cut = (part: number) => first + Math.floor(((last - first) * part) / count);
  return { from: cut(at - 1), to: cut(at) };
}
