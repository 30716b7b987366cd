import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a submitted form. It scrolls into view and takes the focus, which the pressed button has lost. */
export function FormDone({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex max-w-form flex-col items-start gap-3 outline-none *:max-w-full"
    >
      {children}
    </div>
  );
}
