import { SITE_TIME_ZONE } from '#words/general/format.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { slotWords } from '../../lib/time/pickup-times.ts';
import { useNow } from '../../lib/time/use-now.ts';

interface LandingTimeProps {
  from: string;
  until: string;
  /** Whether it is hidden until the reader's time zone is known; not where the app takes over later. */
  awaitsReader?: boolean;
}

/** "Today, 5:00 – 6:00 PM", in the site's time zone at first and then in the reader's, as `LocalTime`. */
export function LandingTime({ from, until, awaitsReader = true }: LandingTimeProps) {
  const isHydrated = useIsHydrated();
  const now = useNow();
  return (
    <time dateTime={from} data-awaits-reader={awaitsReader && !isHydrated ? '' : undefined}>
      {slotWords({ start: from, end: until }, now, isHydrated ? undefined : SITE_TIME_ZONE)}
    </time>
  );
}
