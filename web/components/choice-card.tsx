import type { ReactNode } from 'react';

export const CHOICE_COLUMNS = { 1: '', 2: 'xs:grid-cols-2', 3: 'xs:grid-cols-2 md:grid-cols-3' } as const;

interface ChoiceCardProps {
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
  /** The native radio or checkbox. */
  children: ReactNode;
}

/** One choice as a card that can be pressed anywhere. It stands out by border, ground and the control's own mark. */
export function ChoiceCard({ label, hint, icon, children }: ChoiceCardProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-card border-2 border-edge bg-raised p-3 hover:border-ink has-checked:border-accent has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {children}
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-sm text-muted">{hint}</span>}
      </span>
      {icon !== undefined && <span className="ml-auto self-center text-muted">{icon}</span>}
    </label>
  );
}

export const CHOICE_CONTROL = 'mt-0.5 size-5 shrink-0 accent-ink outline-none';
