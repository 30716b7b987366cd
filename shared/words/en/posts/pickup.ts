/** How fish was stored, and where and when its meals are handed over, for the people who collect them. */
import { LOCALE } from '../general/format.ts';

export const title = 'For your pickup';
/** Tells the owner who else sees it. */
export const ownTitle = 'Handling and pickup';
export const ownLead = 'Shown to you and to aid organizations only.';
export const storage = { iced: 'On ice', chilled: 'Chilled', frozen: 'Frozen' };
export const degrees = (fahrenheit: number) => `${fahrenheit} °F`;
export const times = 'Times';
export const notSaid = 'Ask the fisherman';

const startOfDay = (time: Date, days = 0) => new Date(time).setHours(days * 24, 0, 0, 0);

interface Slot {
  start: string;
  end: string;
}

/** "Today", "Tomorrow", "Mon, Nov 23". @param now milliseconds since the epoch */
function dayWords(time: Date, now: number): string {
  const day = [0, 1].findIndex((days) => startOfDay(time) === startOfDay(new Date(now), days));
  if (day >= 0) return day === 0 ? 'Today' : 'Tomorrow';
  return time.toLocaleDateString(LOCALE, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** "9:00 – 11:00 AM"; over midnight "9:00 PM – 1:00 AM". */
function hoursWords({ start, end }: Slot): string {
  const hours = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });
  const [from, to] = [new Date(start), new Date(end)];
  if (startOfDay(from) === startOfDay(to)) return hours.formatRange(from, to);
  return `${hours.format(from)} – ${hours.format(to)}`;
}

/** "Today, 5:00 – 6:00 PM". @param now milliseconds since the epoch */
export const slotWords = (slot: Slot, now: number): string =>
  `${dayWords(new Date(slot.start), now)}, ${hoursWords(slot)}`;

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
    const day = dayWords(new Date(slot.start), now);
    const last = days.at(-1);
    if (last?.day === day) last.hours.push(hoursWords(slot));
    else days.push({ day, hours: [hoursWords(slot)] });
  }
  return days;
}
