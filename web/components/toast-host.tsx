import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { Icon } from './icons.tsx';

export interface ToastWords {
  title: string;
  description?: string;
  kind?: 'good' | 'bad' | 'plain';
  /** One thing to do about it; the words then stay longer. */
  action?: { label: string; run(): void };
  /** How long it stays, when that is specified. */
  durationMs?: number;
}

/** What went wrong and is still to be read: the success of another try takes it away. */
const failures = new Set<string | number>();

export function showToast({ title, description, kind = 'plain', action, durationMs }: ToastWords): void {
  if (kind === 'good') dismissFailures();
  const shown = toast.custom(
    (id) => (
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
              toast.dismiss(id);
              action.run();
            }}
            className="-my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold underline decoration-accent decoration-2 underline-offset-4 [--focus:var(--color-deep-focus)] hover:bg-deep-line"
          >
            {action.label}
          </button>
        )}
      </div>
    ),
    { duration: durationMs ?? (action ? 10_000 : 6000) },
  );
  if (kind === 'bad') failures.add(shown);
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
