import type { ReactNode } from 'react';

const LOOKS = {
  pro: 'bg-deep text-deep-ink',
  new: 'bg-accent text-accent-ink',
  quiet: 'bg-sunken text-muted',
} as const;

export function Badge({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${LOOKS[kind]}`}>{children}</span>
  );
}
