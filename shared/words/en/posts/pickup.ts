/** How fish was kept, and where and when its meals are handed over, as those who fetch them read it. */
import { timeSpan } from '../general/dates.ts';
import { LOCALE } from '../general/format.ts';

export const title = 'For your pickup';
/** To the owner: who else sees it. */
export const ownTitle = 'Handling and pickup';
export const ownLead = 'Shown to you and to aid organizations only.';
export const storage = { iced: 'On ice', chilled: 'Chilled', frozen: 'Frozen' };
export const degrees = (fahrenheit: number) => `${fahrenheit} °F`;
export const times = 'Times';
export const notSaid = 'Ask the fisherman';

const startOfDay = (time: Date, days = 0) => new Date(time).setHours(days * 24, 0, 0, 0);

/** "Today, 5:00 – 6:00 PM", "Mon, Nov 23, 9:00 – 11:00 AM". @param now milliseconds since the epoch */
export function slotWords(slot: { start: string; end: string }, now: number): string {
  const [start, end] = [new Date(slot.start), new Date(slot.end)];
  const day = [0, 1].findIndex((days) => startOfDay(start) === startOfDay(new Date(now), days));
  if (day < 0 || startOfDay(start) !== startOfDay(end)) return timeSpan(start, end);
  const hours = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' });
  return `${day === 0 ? 'Today' : 'Tomorrow'}, ${hours.formatRange(start, end)}`;
}
