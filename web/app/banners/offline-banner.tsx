import * as words from '#words/app/navigation.ts';
import { Banner } from '../../components/banner.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { lastRead } from '../../lib/api/read-times.ts';
import { useIsOnline } from '../../lib/device/use-is-online.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';

/** Says that there is no network, or no response, and when the data shown was read. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const { since, isKept } = useSharedState(lastRead);
  if (isOnline && !isKept) return null;
  return (
    <Banner kind="offline">
      {isOnline ? words.networkSilent : words.offline}
      {since && (
        <>
          {' '}
          {words.shownFrom[0]} <RelativeTime time={new Date(since).toISOString()} />
          {words.shownFrom[1]}
        </>
      )}
    </Banner>
  );
}
