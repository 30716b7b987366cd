import { type ReactNode, type Ref, useId } from 'react';

/** A part of the page, with its heading and its actions. */
export function Section({
  title,
  action,
  headingRef,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** For moving the focus here when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
