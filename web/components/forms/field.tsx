import { type ReactNode, useId } from 'react';
import { optional as optionalNote } from '#words/general/form.ts';
import { Icon } from '../drawings/icons.tsx';

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds a note to the label; fields without the note are required. */
  optional?: boolean;
  /** The control's id, if something else refers to it (a list of errors); otherwise it gets its own. */
  id?: string;
  /**
   * Shows label, hint and error, and passes on the control's attributes: `{(control) => <TextInput {...control} />}`.
   */
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={controlId} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted">{optionalNote}</span>}
      </label>
      {hint !== undefined && (
        <div id={hintId} className="text-sm text-muted">
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className="flex animate-appear items-start gap-1.5 font-medium text-bad">
      <Icon name="alert" className="mt-0.5 size-5" />
      <span>{message}</span>
    </p>
  );
}
