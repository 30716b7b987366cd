import { type ComponentType, useState } from 'react';
import { sharedState } from '../../lib/device/shared-state.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';

const Lazy = lazyPart(() => import('./landing-today.tsx'));

/** The component once its code is there (take-over-today.ts). */
export const landingToday = sharedState<ComponentType>(Lazy);

/** Always the same object: React keeps what the server rendered until it gets another one. */
const AS_IT_IS = { __html: '' };

/** "Landing today", first on a page. A first visit keeps the server's HTML, and doesn't wait for the code. */
export function Today() {
  const [isFromServer] = useState(!useIsHydrated());
  const LandingToday = useSharedState(landingToday);
  if (import.meta.env.SSR) {
    return (
      <div id="today">
        <LandingToday />
      </div>
    );
  }
  return isFromServer && LandingToday === Lazy ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
    <div id="today" dangerouslySetInnerHTML={AS_IT_IS} />
  ) : (
    <LandingToday />
  );
}
