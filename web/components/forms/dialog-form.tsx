import type { FormEvent, ReactNode } from 'react';
import { cancel, sending } from '#words/general/form.ts';
import { Button } from '../button.tsx';
import { FormFoot, type SubmitProps } from './form-foot.tsx';

interface DialogFormProps extends SubmitProps {
  form: SubmitProps['form'] & { submit(event: FormEvent): unknown };
  variant?: 'primary' | 'danger';
  /** While something that has to be filled in is not. */
  disabled?: boolean;
  /** What closes the dialog and leaves all as it is. */
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
