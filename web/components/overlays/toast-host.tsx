import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Toaster, toast } from 'sonner';
import { Icon } from '../drawings/icons.tsx';
import { SHOWN_FOR_MS, type ToastWords } from './toast-words.ts';

/** Toasts about failures that are still shown. A successful retry removes them. */
const failures = new Set<string | number>();

/**
 * The page on which each toast was shown. An action that leaves its page shows the toast and navigates at the same
 * time, so its toast counts for the next page.
 */
const pages = new Map<string | number, string>();

export function showToast(words: ToastWords): void {
  if (words.kind === 'good') dismissFailures();
  const shown = toast.custom((id) => <ToastBody words={words} onDismiss={() => toast.dismiss(id)} />, {
    duration: words.durationMs ?? (words.action ? 10_000 : SHOWN_FOR_MS),
  });
  if (words.kind === 'bad') failures.add(shown);
  pages.set(shown, location.pathname);
}

export function dismissFailures(): void {
  for (const id of failures) toast.dismiss(id);
  failures.clear();
}

/** Removes toasts of the previous page. */
function dismissElsewhere(): void {
  for (const [id, page] of pages) {
    if (page === location.pathname) continue;
    toast.dismiss(id);
    pages.delete(id);
  }
}

/**
 * Above the top bar, so that no heading, dialog title or pressed button is covered. It is outside the page element,
 * because a dialog hides the page from screen readers and the pointer, and the dialog's own toasts must reach both.
 */
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

function ToastBody({ words, onDismiss }: { words: ToastWords; onDismiss(): void }) {
  const { title, description, kind = 'plain', action } = words;
  return (
    <div className="flex w-full items-start gap-3 rounded-card border border-line bg-deep px-4 py-3 text-deep-ink shadow-float">
      {kind !== 'plain' && <Icon name={kind === 'good' ? 'check' : 'alert'} className="mt-0.5 size-5" />}
      <div className="flex-1">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-deep-muted">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            onDismiss();
            action.run();
          }}
          className="-my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold underline decoration-accent decoration-2 underline-offset-4 [--focus:var(--color-deep-focus)] hover:bg-deep-line"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
