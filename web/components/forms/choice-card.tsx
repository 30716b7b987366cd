import type { ComponentProps, ReactNode } from 'react';

export const CHOICE_COLUMNS = { 1: '', 2: 'pair', 3: 'pair md:grid-cols-3' } as const;

type ChoiceCardProps = ComponentProps<'input'> & {
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
};

/**
 * A native radio or checkbox as a card that can be pressed anywhere. The chosen one differs by border, background and
 * the native mark.
 */
export function ChoiceCard({ label, hint, icon, ...input }: ChoiceCardProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-card border-2 border-edge bg-raised p-3 hover:border-ink has-checked:border-accent has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input {...input} className="mt-0.5 size-5 shrink-0 accent-ink outline-none" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-sm text-muted">{hint}</span>}
      </span>
      {icon !== undefined && <span className="ml-auto shrink-0 self-center text-muted">{icon}</span>}
    </label>
  );
}
