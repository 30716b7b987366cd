import type { ReactNode } from 'react';

interface FormFootProps {
  /** Why it was not sent. */
  failure: string | undefined;
  /** The buttons. */
  children: ReactNode;
  className?: string;
}

/** The end of a form. */
export function FormFoot({ failure, children, className = '' }: FormFootProps) {
  return (
    <>
      {failure && (
        <p role="alert" className="font-medium text-bad">
          {failure} What you typed is still here.
        </p>
      )}
      <div className={`flex flex-wrap gap-3 ${className}`}>{children}</div>
    </>
  );
}
