import { DAY } from '#shared/limits.ts';
import { LOCALE } from '#words/general/format.ts';
import { nextDays } from '#words/posts/pickup.ts';
import { dayOf } from './day-of.ts';

interface Slot {
  start: string;
  end: string;
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** "Today", "Tomorrow", "Mon, Nov 23". @param today in the same form as `day`: `2026-11-23` */
export function dayWords(day: string, today: string): string {
  const next = nextDays.find((_, days) => day === plusDays(today, days));
  if (next !== undefined) return next;
  return new Date(day).toLocaleDateString(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** "9:00 – 11:00 AM"; over midnight "9:00 PM – 1:00 AM". */
function hoursWords({ start, end }: Slot, timeZone?: string): string {
  const hours = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit', timeZone });
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const isOneDay = dayOf(from, timeZone) === dayOf(to, timeZone);
  const words = isOneDay ? hours.formatRange(from, to) : `${hours.format(from)} – ${hours.format(to)}`;
  // Browsers and servers use different kinds of spaces, and a page must have the same text in both.
  return words.replace(/\s/g, ' ');
}

/** "Today, 5:00 – 6:00 PM". @param now milliseconds since the epoch @param timeZone by default the reader's */
export const slotWords = (slot: Slot, now: number, timeZone?: string): string => {
  const day = dayOf(Date.parse(slot.start), timeZone);
  return `${dayWords(day, dayOf(now, timeZone))}, ${hoursWords(slot, timeZone)}`;
};

/**
 * Times that are not over, the next one first, by the day on which they begin.
 * @param now milliseconds since the epoch
 */
export function timesByDay(slots: readonly Slot[], now: number): { day: string; hours: string[] }[] {
  const next = slots
    .filter(({ end }) => Date.parse(end) > now)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const days: { day: string; hours: string[] }[] = [];
  for (const slot of next) {
    const day = dayWords(dayOf(Date.parse(slot.start)), dayOf(now));
    const last = days.at(-1);
    if (last?.day === day) last.hours.push(hoursWords(slot));
    else days.push({ day, hours: [hoursWords(slot)] });
  }
  return days;
}
