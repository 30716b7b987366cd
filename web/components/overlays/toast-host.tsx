import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Toaster, toast } from 'sonner';
import { shownForMs, ToastBody, type ToastWords } from './toast-body.tsx';

/** What went wrong and is still to be read: the success of another try takes it away. */
const failures = new Set<string | number>();

/** The page that each was shown on. A page that is left for good with a toast is left in the same moment, so that is the next page. */
const pages = new Map<string | number, string>();

export function showToast(words: ToastWords): void {
  if (words.kind === 'good') dismissFailures();
  const shown = toast.custom((id) => <ToastBody words={words} onDismiss={() => toast.dismiss(id)} />, {
    duration: shownForMs(words),
  });
  if (words.kind === 'bad') failures.add(shown);
  pages.set(shown, location.pathname);
}

export function dismissFailures(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

/** What was said on another page is over. */
function dismissElsewhere(): void {
  for (const [id, page] of pages) {
    if (page === location.pathname) continue;
    toast.dismiss(id);
    pages.delete(id);
  }
}

/** Over the top bar, so that no heading, no title of a dialog and no button that was pressed is covered. Beside the page and not in it: a dialog hides the page from those who listen and from the pointer, and its own toasts must reach both. */
export default function ToastHost() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new page
  useEffect(dismissElsewhere, [pathname]);
  return createPortal(
    <Toaster
      position="top-center"
      offset={8}
      mobileOffset={{ top: 8, left: 16, right: 16 }}
      toastOptions={{ unstyled: true, className: 'pointer-events-auto w-full' }}
    />,
    document.body,
  );
}
