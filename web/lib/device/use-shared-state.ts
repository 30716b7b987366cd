import { useSyncExternalStore } from 'react';
import type { SharedState } from './shared-state.ts';

/** The value as it is now. While the shell is drawn at build time it is what it begins with. */
export function useSharedState<T>({ subscribe, get }: SharedState<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
