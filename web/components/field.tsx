import { type ReactNode, useId } from 'react';
import { Icon } from './icons.tsx';

export interface Control {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Fixed when something else points at the input, such as an error list. */
  id?: string;
  children(control: Control): ReactNode;
}

/** The one owner of an input's label, hint and error, and of the attributes that tie them to it. */
export function Field({ label, hint, error, optional = false, id, children }: FieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const describedBy = [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={inputId} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id: inputId,
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {error !== undefined && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-bad">
      <Icon name="alert" className="mt-px size-4" />
      <span>{children}</span>
    </p>
  );
}
