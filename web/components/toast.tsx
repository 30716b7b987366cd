import { Suspense } from 'react';
import { lazyPart, loadStyles } from '../lib/lazy-with-styles.ts';
import { sharedState } from '../lib/shared-state.ts';
import { useSharedState } from '../lib/use-shared-state.ts';
import type { ToastWords } from './toast-host.tsx';

// The library comes with the first toast: most visits see none.
const Host = lazyPart(() => import('./toast-host.tsx'));

const isNeeded = sharedState(false);

export type { ToastWords };

/** Says that something happened. Read out politely; stays long enough to be read. */
export function toast(words: ToastWords): void {
  isNeeded.set(true);
  void Promise.all([import('./toast-host.tsx'), loadStyles()]).then(([{ showToast }]) => showToast(words));
}

/** What failed before has succeeded, where nothing more is said about it. */
export function dismissFailures(): void {
  if (isNeeded.get()) void import('./toast-host.tsx').then((host) => host.dismissFailures());
}

/** The place on the page where toasts appear. */
export function ToastHost() {
  if (!useSharedState(isNeeded)) return null;
  return (
    <Suspense>
      <Host />
    </Suspense>
  );
}
