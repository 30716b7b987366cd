import { type ReactNode, useId } from 'react';

/** A group of related inputs in a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-6 border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
