import { useSyncExternalStore } from 'react';
import { Banner } from '../components/banner.tsx';
import { RelativeTime } from '../components/relative-time.tsx';
import { shownReads, subscribeToReads } from '../lib/read-times.ts';
import { useIsOnline } from '../lib/use-is-online.ts';

/** Says that there is no network, or that it does not answer, and from when what is shown then is. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const { since, isKept } = useSyncExternalStore(subscribeToReads, shownReads);
  if (isOnline && !isKept) return null;
  return (
    <Banner kind="offline">
      {isOnline ? 'The network does not answer.' : 'You are offline.'}
      {since && (
        <>
          {' '}
          What you see is from <RelativeTime time={new Date(since).toISOString()} />.
        </>
      )}
    </Banner>
  );
}
