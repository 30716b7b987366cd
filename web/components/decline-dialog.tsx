import type * as z from 'zod/mini';
import * as words from '#words/general/decisions.ts';
import { useContractForm } from '../lib/forms/use-contract-form.ts';
import { Field } from './forms/field.tsx';
import { DialogFoot } from './forms/form-foot.tsx';
import { TextArea } from './forms/inputs.tsx';
import { Dialog } from './overlays/dialog.tsx';

interface DeclineDialogProps<Body> {
  title: string;
  /** What follows from it. */
  text: string;
  reasonHint: string;
  schema: z.ZodMiniType<Body, unknown>;
  send(body: Body): Promise<void>;
  onClose(): void;
}

/** Says no, with a reason if there is one to give. */
export function DeclineDialog<Body>({
  title,
  text,
  reasonHint,
  schema,
  send,
  onClose,
}: DeclineDialogProps<Body>) {
  const form = useContractForm({ schema, defaults: { decision: 'decline', reason: '' }, send });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{text}</p>
        <Field label={words.reason} optional hint={reasonHint} error={form.errorOf('reason')}>
          {(control) => <TextArea {...form.register('reason')} {...control} />}
        </Field>
        <DialogFoot
          form={form}
          submit={words.decline}
          busy={words.declining}
          variant="danger"
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
