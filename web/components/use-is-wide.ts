import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(width >= 768px)');

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is wider than a phone's: decides which picture to load, which style sheets cannot. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
