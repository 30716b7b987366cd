import { type ReactNode, useEffect, useRef } from 'react';

interface PanelProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One task in place of the tabs. Its heading gets the focus, because the element that had it is gone. */
export function Panel({ title, lead, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid animate-appear gap-5">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead !== undefined && <div className="text-muted">{lead}</div>}
      </div>
      {children}
    </section>
  );
}

/** A note beside the form. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="rounded-card border-l-4 border-accent bg-sunken px-4 py-3">{children}</div>;
}
