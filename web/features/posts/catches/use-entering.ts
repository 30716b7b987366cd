import { useState } from 'react';
import type { PostKind } from '#shared/posts/schemas.ts';
import { keep, recall } from '../../../lib/device/kept-in-tab.ts';
import { useIsHydrated } from '../../../lib/first-paint/use-is-hydrated.ts';
import { FLAVOUR } from '../../../lib/site/flavour.ts';

const ENTERED = 'entered-marketplace';

/**
 * On the community site, visitors confirm once in each tab that they enter the public marketplace. The list itself
 * asks, so that no link can skip the question.
 */
export function useEntering(kind: PostKind): { isAsking: boolean; enter(): void } {
  const [isIn, setIn] = useState(
    () => FLAVOUR !== 'community' || recall(ENTERED, (value) => value === true) === true,
  );
  // The server's HTML is the same for everybody, so it never asks.
  const isHydrated = useIsHydrated();
  return {
    isAsking: isHydrated && kind === 'catch' && !isIn,
    enter() {
      keep(ENTERED, true);
      setIn(true);
    },
  };
}
