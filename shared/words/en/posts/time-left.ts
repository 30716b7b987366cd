/** How long something still lasts. */
import { plural } from '../general/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, one: string) => `${count} ${plural(count, { one, other: `${one}s` })}`;

/** "1 day 4 hours", "3 hours 20 minutes", "20 minutes": rounded down, never up. */
export function timeLeft(leftMs: number): string {
  const days = Math.floor(leftMs / DAY);
  const hours = Math.floor((leftMs % DAY) / HOUR);
  const minutes = Math.floor((leftMs % HOUR) / MINUTE);
  const parts = [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    days === 0 && minutes > 0 && counted(minutes, 'minute'),
  ];
  return parts.filter(Boolean).join(' ') || 'less than a minute';
}
