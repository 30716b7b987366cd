import type { ReactNode } from 'react';

const LOOKS = { offline: 'bg-warn/15 text-warn', stage: 'bg-sunken text-muted' } as const;

/** A slim line above the page. */
export function Banner({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <div role="status" className={`px-4 py-1.5 text-center text-sm font-medium ${LOOKS[kind]}`}>
      {children}
    </div>
  );
}
