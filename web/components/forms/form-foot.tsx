import type { FormEvent, ReactNode } from 'react';
import { stillHere } from '#words/general/field-errors.ts';
import { cancel, sending } from '#words/general/form.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { Button } from '../button.tsx';
import { NeedsScript } from '../needs-script.tsx';

interface FormFootProps {
  /** Why the form was not sent. */
  failure: string | undefined;
  children: ReactNode;
  className?: string;
}

/** Shows why a form was not sent. The input is still there. */
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

interface SubmitProps {
  form: { failure: string | undefined; formState: { isSubmitting: boolean } };
  /** The submit button's text, idle and while sending. */
  submit: string;
  busy?: string;
}

interface DialogFormProps extends SubmitProps {
  form: SubmitProps['form'] & { submit(event: FormEvent): unknown };
  variant?: 'primary' | 'danger';
  /** Set while a required input is missing. */
  disabled?: boolean;
  /** The text of the button that closes the dialog without a change. */
  keep?: string;
  onCancel(): void;
  children: ReactNode;
}

/** A form that is the content of a dialog. */
export function DialogForm({
  form,
  submit,
  busy = sending,
  keep = cancel,
  onCancel,
  children,
  ...look
}: DialogFormProps) {
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      {children}
      <FormFoot failure={form.failure} className="justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {keep}
        </Button>
        <Button {...look} type="submit" busy={form.formState.isSubmitting ? busy : undefined}>
          {submit}
        </Button>
      </FormFoot>
    </form>
  );
}

/** The end of a form that fills a page, with one large button. @param failure replaces the server's message */
export function PageFormFoot({
  form,
  submit,
  busy = sending,
  failure = form.failure,
}: SubmitProps & { failure?: string | undefined }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <FormFailure failure={failure} />
      {/* Until the app handles it, the browser would submit the form as part of the address. */}
      <Button
        data-needs-script
        disabled={!isHydrated}
        type="submit"
        size="large"
        busy={form.formState.isSubmitting ? busy : undefined}
      >
        {submit}
      </Button>
      <NeedsScript />
    </>
  );
}
