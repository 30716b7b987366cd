import { FirstIcon } from '../drawings/first-icons.tsx';

export interface ToastWords {
  title: string;
  description?: string;
  kind?: 'good' | 'bad' | 'plain';
  /** One thing to do about it; the words then stay longer. */
  action?: { label: string; run(): void };
  /** How long it stays, when that is specified. */
  durationMs?: number;
}

export const shownForMs = ({ durationMs, action }: ToastWords): number =>
  durationMs ?? (action ? 10_000 : 6000);

export function ToastBody({ words, onDismiss }: { words: ToastWords; onDismiss(): void }) {
  const { title, description, kind = 'plain', action } = words;
  return (
    <div className="flex w-full items-start gap-3 rounded-card border border-line bg-deep px-4 py-3 text-deep-ink shadow-float">
      {kind !== 'plain' && <FirstIcon name={kind === 'good' ? 'check' : 'alert'} className="mt-0.5 size-5" />}
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
