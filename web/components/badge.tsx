import type { ReactNode } from 'react';

const KINDS = {
  pro: 'bg-ink text-raised',
  new: 'bg-accent text-accent-ink',
  quiet: 'bg-sunken text-ink',
};

/** A word or two about a thing: Pro, New, Hidden. */
export function Badge({ kind, children }: { kind: keyof typeof KINDS; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full shrink-0 rounded-[1em] px-2.5 py-0.5 font-sans text-sm font-semibold wrap-anywhere ${KINDS[kind]}`}
    >
      {/* The underline of a surrounding link ends at an inline block. */}
      <span className="inline-block">{children}</span>
    </span>
  );
}
