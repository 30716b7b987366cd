import { plural } from '../general/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, one: string) =>
  `${count} ${plural(count, { one, many: `${one}s`, other: `${one}s` })}`;

/** "1 día y 4 horas", "3 horas y 20 minutos", "20 minutos": rounded down, never up. */
export function timeLeft(leftMs: number): string {
  const days = Math.floor(leftMs / DAY);
  const hours = Math.floor((leftMs % DAY) / HOUR);
  const minutes = Math.floor((leftMs % HOUR) / MINUTE);
  const parts = [
    days > 0 && counted(days, 'día'),
    hours > 0 && counted(hours, 'hora'),
    days === 0 && minutes > 0 && counted(minutes, 'minuto'),
  ];
  return parts.filter(Boolean).join(' y ') || 'menos de un minuto';
}
