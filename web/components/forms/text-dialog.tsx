import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { LongTextField } from './bound-fields.tsx';
import { DialogForm } from './form-foot.tsx';

interface TextDialogProps<Values extends FieldValues, Body>
  extends Pick<ComponentProps<typeof DialogForm>, 'submit' | 'busy' | 'variant' | 'keep'>,
    Pick<ComponentProps<typeof LongTextField<Values>>, 'label' | 'hint' | 'optional' | 'rows' | 'limit'> {
  title: string;
  /** The consequence. */
  text: ReactNode;
  /** The name of the text in the body. */
  name: Path<Values>;
  schema: z.ZodMiniType<Body, unknown>;
  defaults: Values;
  send(body: Body): Promise<void>;
  onClose(): void;
}

/** A dialog that asks for one longer text, such as a reason. */
export function TextDialog<Values extends FieldValues, Body>({
  title,
  text,
  schema,
  defaults,
  send,
  onClose,
  submit,
  busy,
  variant,
  keep,
  ...field
}: TextDialogProps<Values, Body>) {
  const form = useContractForm<Values, Body>({ schema, defaults, send });
  return (
    <Dialog onClose={onClose} title={title}>
      <DialogForm form={form} {...{ submit, busy, variant, keep }} onCancel={onClose}>
        <p>{text}</p>
        <LongTextField form={form} {...field} />
      </DialogForm>
    </Dialog>
  );
}
