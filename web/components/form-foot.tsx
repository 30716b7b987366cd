import type { ReactNode } from 'react';
import { stillHere } from '#words/errors.ts';

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
          {stillHere(failure)}
        </p>
      )}
      <div className={`flex flex-wrap gap-3 ${className}`}>{children}</div>
    </>
  );
}
