import { relativeWords } from '../lib/relative-words.ts';
import { useNow } from '../lib/use-now.ts';

const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const SKEW = 5 * 60_000;

/** "5 hours ago", kept right while the page is open. @param time ISO 8601 */
export function RelativeTime({ time }: { time: string }) {
  const now = useNow();
  const date = new Date(time);
  // A clock a little behind the server's has not seen the future.
  const isSkew = date.getTime() > now && date.getTime() - now < SKEW;
  return (
    <time dateTime={time} title={EXACT.format(date)}>
      {relativeWords(isSkew ? now : date.getTime(), now)}
    </time>
  );
}
