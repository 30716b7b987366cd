import { type ReactNode, useEffect, useRef } from 'react';

/** In the place of a form that was sent: it comes into view and takes the focus, which the button that was pressed has lost. */
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
      className="flex max-w-form flex-col items-start gap-3 outline-none"
    >
      {children}
    </div>
  );
}
