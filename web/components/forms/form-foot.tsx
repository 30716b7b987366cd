import type { ReactNode } from 'react';
import { stillHere } from '#words/general/field-errors.ts';
import { cancel, sending } from '#words/general/form.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { Button } from '../button.tsx';
import { NeedsScript } from '../needs-script.tsx';

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

interface SubmitProps {
  form: { failure: string | undefined; formState: { isSubmitting: boolean } };
  /** What sends the form, and what stands there while it is sent. */
  submit: string;
  busy?: string;
}

interface DialogFootProps extends SubmitProps {
  variant?: 'primary' | 'danger';
  /** While something that has to be filled in is not. */
  disabled?: boolean;
  /** What closes the dialog and leaves all as it is. */
  keep?: string;
  onCancel(): void;
}

/** The end of a form in a dialog. */
export function DialogFoot({
  form,
  submit,
  busy = sending,
  keep = cancel,
  onCancel,
  ...look
}: DialogFootProps) {
  return (
    <FormFoot failure={form.failure} className="justify-end">
      <Button variant="secondary" onClick={onCancel}>
        {keep}
      </Button>
      <Button {...look} type="submit" busy={form.formState.isSubmitting ? busy : undefined}>
        {submit}
      </Button>
    </FormFoot>
  );
}

/** The end of a form that is a page: one large button. @param failure in place of what the server said */
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
      {/* Until the app answers it, the browser would send the form as a part of the address. */}
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
