import type * as z from 'zod/mini';
import * as words from '#words/decisions.ts';
import { useContractForm } from '../lib/use-contract-form.ts';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { DialogFoot } from './form-foot.tsx';
import { TextArea } from './inputs.tsx';

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
