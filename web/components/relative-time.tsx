const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const STEPS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 hours ago": whole units, rounded down, never up. */
export function relativeWords(time: number, now: number): string {
  const age = now - time;
  const step = STEPS.find(([, length]) => Math.abs(age) >= length);
  return step ? format.format(-Math.trunc(age / step[1]), step[0]) : 'just now';
}

/** @param time ISO 8601 */
export function RelativeTime({ time }: { time: string }) {
  const date = new Date(time);
  return (
    <time dateTime={time} title={exact.format(date)}>
      {relativeWords(date.getTime(), Date.now())}
    </time>
  );
}
