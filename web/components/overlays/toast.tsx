import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { sharedState } from '../../lib/device/shared-state.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';
import { lazyPart, loadStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { shownForMs, ToastBody, type ToastWords } from './toast-body.tsx';

// The library comes with the first toast: most visits see none.
const load = () => import('./toast-host.tsx');
const Host = lazyPart(load);
const isLoaded = sharedState(false);

/**
 * Shown without the library, which cannot be fetched, as when the network is gone: then there is something to say. A browser does not fetch again what it could
 * not fetch once, until the page is loaded anew.
 */
const plain = sharedState<ToastWords | undefined>(undefined);

export type { ToastWords };

/** Says that something happened. Read out politely; stays long enough to be read. */
export function toast(words: ToastWords): void {
  void Promise.all([load(), loadStyles()]).then(
    ([{ showToast }]) => {
      isLoaded.set(true);
      showToast(words);
    },
    () => {
      plain.set(words);
      setTimeout(() => plain.get() === words && plain.set(undefined), shownForMs(words));
    },
  );
}

/** What failed before has succeeded, where nothing more is said about it. */
export function dismissFailures(): void {
  if (isLoaded.get()) void load().then((host) => host.dismissFailures());
  if (plain.get()?.kind === 'bad') plain.set(undefined);
}

/** The place on the page where toasts appear. */
export function ToastHost() {
  const words = useSharedState(plain);
  const isHere = useSharedState(isLoaded);
  if (words) return <PlainToast words={words} />;
  if (!isHere) return null;
  return (
    <Suspense>
      <Host />
    </Suspense>
  );
}

/** Where the library would show it. */
function PlainToast({ words }: { words: ToastWords }) {
  return createPortal(
    <div role="status" className="pointer-events-auto fixed inset-x-4 top-2 z-50 mx-auto max-w-96">
      <ToastBody words={words} onDismiss={() => plain.set(undefined)} />
    </div>,
    document.body,
  );
}
