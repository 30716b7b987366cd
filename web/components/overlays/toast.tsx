import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { sharedState } from '../../lib/device/shared-state.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';
import { lazyPart, loadStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { toastHost } from './toast-place.tsx';
import { SHOWN_FOR_MS, type ToastWords } from './toast-words.ts';

// The library loads with the first toast.
const load = () => import('./toast-host.tsx');
const Host = lazyPart(load);
const isLoaded = sharedState(false);

/**
 * Shown without the library if it can't be loaded, for example without a network, which is when there is something to
 * report. A browser does not retry a failed import until the page is reloaded.
 */
const plain = sharedState<ToastWords | undefined>(undefined);

export type { ToastWords };

/** Shows a message. Screen readers announce it politely, and it stays long enough to be read. */
export function toast(words: ToastWords): void {
  toastHost.set(ToastHost);
  void Promise.all([load(), loadStyles()]).then(
    ([{ showToast }]) => {
      isLoaded.set(true);
      showToast(words);
    },
    () => {
      plain.set(words);
      setTimeout(() => plain.get() === words && plain.set(undefined), words.durationMs ?? SHOWN_FOR_MS);
    },
  );
}

/** Removes toasts about failures after a success that has no toast of its own. */
export function dismissFailures(): void {
  if (isLoaded.get()) void load().then((host) => host.dismissFailures());
  if (plain.get()?.kind === 'bad') plain.set(undefined);
}

function ToastHost() {
  const words = useSharedState(plain);
  const isHere = useSharedState(isLoaded);
  if (words) return <PlainToast {...words} />;
  if (!isHere) return null;
  return (
    <Suspense>
      <Host />
    </Suspense>
  );
}

/** A toast without the library, in the same place. It has no button. */
function PlainToast({ title, description }: ToastWords) {
  return createPortal(
    <p
      role="status"
      className="pointer-events-none fixed inset-x-4 top-2 z-50 mx-auto max-w-96 rounded-card border border-line bg-deep px-4 py-3 text-deep-ink shadow-float"
    >
      <b>{title}</b> {description}
    </p>,
    document.body,
  );
}
