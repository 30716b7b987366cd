import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { cancel } from '#words/general/form.ts';
import { Button } from '../../../components/button.tsx';

interface FormFrameProps {
  title: string;
  submit: string;
  /** The button's text while a request to the user pool runs. */
  busy: string | false;
  onSubmit(event: FormEvent): void;
  onCancel(): void;
  /** Shown beside the two buttons. */
  more?: ReactNode;
  children: ReactNode;
}

/** The form that a row of settings opens. Its heading gets the focus, because the button that had it is gone. */
export function FormFrame({ title, submit, busy, onSubmit, onCancel, more, children }: FormFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-form gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-lg font-semibold">
        {title}
      </h3>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={busy || undefined}>
          {submit}
        </Button>
        <Button variant="secondary" size="large" onClick={onCancel}>
          {cancel}
        </Button>
        {more}
      </div>
    </form>
  );
}
