const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "1 ngày 4 giờ", "3 giờ 20 phút", "20 phút": rounded down, never up. */
export function timeLeft(leftMs: number): string {
  const days = Math.floor(leftMs / DAY);
  const hours = Math.floor((leftMs % DAY) / HOUR);
  const minutes = Math.floor((leftMs % HOUR) / MINUTE);
  const parts = [
    days > 0 && `${days} ngày`,
    hours > 0 && `${hours} giờ`,
    days === 0 && minutes > 0 && `${minutes} phút`,
  ];
  return parts.filter(Boolean).join(' ') || 'chưa đầy một phút';
}
