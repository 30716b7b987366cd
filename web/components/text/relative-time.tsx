import { dateTime } from '#words/general/format.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { relativeWords } from '../../lib/time/relative-words.ts';
import { useNow } from '../../lib/time/use-now.ts';

const SKEW = 5 * 60_000;

/** "5 hours ago", updated while the page is open. @param time ISO 8601 */
export function RelativeTime({ time }: { time: string }) {
  const now = useNow();
  const isHydrated = useIsHydrated();
  const date = new Date(time);
  // The device's clock may be behind the server's, so something recent must not be shown as in the future.
  const isSkew = date.getTime() > now && date.getTime() - now < SKEW;
  return (
    <time dateTime={time} {...(isHydrated && { title: dateTime(date) })}>
      {relativeWords(isSkew ? now : date.getTime(), now)}
    </time>
  );
}
