import { Suspense } from 'react';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { LikeCount, type LikedPledge } from './like-count.tsx';

// Loaded after the first paint; until then the card works as a link.
const LikeButton = lazyPart(() => import('./like-button.tsx'), LikeCount);

/** The like of a pledge's card, with the number of likes. */
export function Like({ pledge }: { pledge: LikedPledge }) {
  // A button that does nothing yet would only mislead.
  if (!useIsHydrated()) return <LikeCount pledge={pledge} />;
  return (
    <Suspense fallback={<LikeCount pledge={pledge} />}>
      <LikeButton pledge={pledge} />
    </Suspense>
  );
}
