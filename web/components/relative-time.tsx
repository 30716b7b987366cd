import { relativeWords } from '../lib/relative-words.ts';
import { useNow } from '../lib/use-now.ts';

const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "5 hours ago", kept right while the page is open. @param time ISO 8601 */
export function RelativeTime({ time }: { time: string }) {
  const now = useNow();
  const date = new Date(time);
  return (
    <time dateTime={time} title={EXACT.format(date)}>
      {/* A clock that is a little behind the server's has not seen the future. */}
      {relativeWords(Math.min(date.getTime(), now), now)}
    </time>
  );
}
