import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { TextArea, TextInput } from '../forms/inputs.tsx';
import { type CopyWords, copyText } from './copy-text.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The text of the button. */
  copy: string;
  messages: CopyWords;
  /** For a text of several lines. */
  rows?: number;
  /** Next to the button. */
  children?: ReactNode;
}

/** A text to share, which can also be copied by hand. */
export function CopyField({ label, value, copy, messages, rows, children }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const press = async () => {
    // If copying fails, the text is selected, so that people can copy it themselves.
    if (!(await copyText(value, messages))) field.current?.select();
  };
  const Field = rows === undefined ? TextInput : TextArea;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Field
        id={id}
        ref={(element: HTMLInputElement | HTMLTextAreaElement | null) => {
          field.current = element;
        }}
        readOnly
        value={value}
        onFocus={({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => target.select()}
        {...(rows !== undefined && { rows })}
      />
      <div className="flex flex-wrap gap-2">
        <Button data-needs-script variant="secondary" onClick={() => void press()}>
          {copy}
        </Button>
        {children}
      </div>
    </div>
  );
}
