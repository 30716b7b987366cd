import { type ComponentProps, Suspense } from 'react';
import { PartFailed } from '../../components/part-failed.tsx';
import { Skeleton } from '../../components/states.tsx';
import { useInvalidate } from '../../lib/api/queries.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { RateButton } from '../ratings/rate-button.tsx';

// Loaded separately, with the library that draws the code.
const HoldCode = lazyPart(() => import('./hold-code.tsx'), PartFailed);

interface PickupCodeProps extends Omit<ComponentProps<typeof HoldCode>, 'onMade'> {
  kind: 'claim' | 'reservation';
}

/** The code that the collector shows at the pickup. */
export function PickupCode({ kind, ...code }: PickupCodeProps) {
  const invalidate = useInvalidate();
  return (
    <Suspense fallback={<Skeleton className="h-112 w-full" />}>
      <HoldCode {...code} onMade={() => invalidate(kind)} />
    </Suspense>
  );
}

interface RateForHoldProps {
  hold: { fishermanId?: string | undefined; fishermanName: string; isRated?: boolean | undefined };
  occasion: ComponentProps<typeof RateButton>['occasion'];
}

/** After the pickup. A person who has left can't be rated. */
export function RateForHold({ hold, occasion }: RateForHoldProps) {
  const { fishermanId: userId, fishermanName: name, isRated = false } = hold;
  if (userId === undefined) return null;
  return (
    <div>
      <RateButton fisherman={{ userId, name }} occasion={occasion} isRated={isRated} />
    </div>
  );
}
