import type { ReactNode } from 'react';
import { stillHere } from '#words/errors.ts';
import { cancel, sending } from '#words/form.ts';
import { Button } from './button.tsx';

interface FormFootProps {
  /** Why it was not sent. */
  failure: string | undefined;
  children: ReactNode;
  className?: string;
}

/** Why a form was not sent; what was typed is still there. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  if (!failure) return null;
  return (
    <p role="alert" className="font-medium text-bad">
      {stillHere(failure)}
    </p>
  );
}

/** The end of a form. */
export function FormFoot({ failure, children, className = '' }: FormFootProps) {
  return (
    <>
      <FormFailure failure={failure} />
      <div className={`flex flex-wrap gap-3 ${className}`}>{children}</div>
    </>
  );
}

interface SendFootProps {
  form: { failure: string | undefined; formState: { isSubmitting: boolean } };
  send: string;
  /** While something that has to be filled in is not. */
  disabled: boolean;
  onCancel(): void;
}

/** The end of a form in a dialog that sends something to somebody. */
export function SendFoot({ form, send, disabled, onCancel }: SendFootProps) {
  return (
    <FormFoot failure={form.failure} className="justify-end">
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={disabled}
        busy={form.formState.isSubmitting ? sending : undefined}
      >
        {send}
      </Button>
    </FormFoot>
  );
}
