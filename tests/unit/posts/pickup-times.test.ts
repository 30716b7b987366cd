import { describe, expect, it } from 'vitest';
import { slotWords, timesByDay } from '../../../web/lib/time/pickup-times.ts';

/** Hours of days of November 2026, in this machine's time zone. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const slot = (day: number, from: number, to: number) => ({ start: at(day, from), end: at(day, to) });
const NOW = Date.parse(at(23, 12));
// Replaces the special spaces around the dash between hours.
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('pickup times', () => {
  it('are shown by day, the next one first, without those that are over', () => {
    const slots = [slot(25, 15, 18), slot(24, 8, 11), slot(23, 8, 11), slot(23, 16, 19), slot(25, 8, 11)];
    const days = timesByDay(slots, NOW).map(({ day, hours }) => [day, ...hours.map(plain)]);
    expect(days).toEqual([
      ['Today', '4:00 – 7:00 PM'],
      ['Tomorrow', '8:00 – 11:00 AM'],
      ['Wed, Nov 25', '8:00 – 11:00 AM', '3:00 – 6:00 PM'],
    ]);
  });

  it('over midnight are shown on the day on which they start', () => {
    expect(plain(slotWords(slot(27, 21, 25), NOW))).toBe('Fri, Nov 27, 9:00 PM – 1:00 AM');
  });
});
