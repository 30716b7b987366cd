import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { shownForMs, ToastBody, type ToastWords } from './toast-body.tsx';

/** What went wrong and is still to be read: the success of another try takes it away. */
const failures = new Set<string | number>();

export function showToast(words: ToastWords): void {
  if (words.kind === 'good') dismissFailures();
  const shown = toast.custom((id) => <ToastBody words={words} onDismiss={() => toast.dismiss(id)} />, {
    duration: shownForMs(words),
  });
  if (words.kind === 'bad') failures.add(shown);
}

export function dismissFailures(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

/** Over the top bar, so that no heading, no title of a dialog and no button that was pressed is covered. Beside the page and not in it: a dialog hides the page from those who listen and from the pointer, and its own toasts must reach both. */
export default function ToastHost() {
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
