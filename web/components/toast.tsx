import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithStyles, loadStyles } from '../lib/lazy-with-styles.ts';

export interface ToastWords {
  title: string;
  description?: string;
  kind?: 'good' | 'bad' | 'plain';
  /** One thing to do about it; the words then stay longer. */
  action?: { label: string; run(): void };
}

// The library comes with the first toast: most visits see none.
const Host = lazyWithStyles(() => import('./toast-host.tsx'));

let isNeeded = false;
const listeners = new Set<() => void>();

/** Says that something happened. Read out politely; stays long enough to be read. */
export function toast(words: ToastWords): void {
  isNeeded = true;
  for (const listener of listeners) listener();
  void Promise.all([import('./toast-host.tsx'), loadStyles()]).then(([{ showToast }]) => showToast(words));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function ToastHost() {
  const needed = useSyncExternalStore(subscribe, () => isNeeded);
  if (!needed) return null;
  return (
    <Suspense>
      <Host />
    </Suspense>
  );
}
