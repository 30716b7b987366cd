import { useSyncExternalStore } from 'react';
import type { SharedState } from './shared-state.ts';

/** The current value. While the shell is rendered at build time it is the initial value. */
export function useSharedState<T>({ subscribe, get }: SharedState<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
