import { Suspense, useState } from 'react';
import * as words from '#words/ratings/ratings.ts';
import { Button } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import type { Rated } from './rate-dialog.tsx';

const RateDialog = lazyPart(() => import('./rate-dialog.tsx'), PartFailed);

/** Opens the rating form; after the rating, a text replaces the button. */
export function RateButton({ isRated, ...rated }: Rated & { isRated: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isRated ? (
        <p role="status" className="text-muted">
          {'claimId' in rated.occasion ? words.rated : words.ratedCatch}
        </p>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.rate(rated.fisherman.name)}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RateDialog {...rated} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
