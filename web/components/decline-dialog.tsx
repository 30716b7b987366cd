import type * as z from 'zod/mini';
import * as words from '#words/general/decisions.ts';
import { useContractForm } from '../lib/forms/use-contract-form.ts';
import { LongTextField } from './forms/bound-fields.tsx';
import { DialogForm } from './forms/form-foot.tsx';
import { Dialog } from './overlays/dialog.tsx';

interface DeclineDialogProps<Body> {
  title: string;
  /** The consequence. */
  text: string;
  reasonHint: string;
  schema: z.ZodMiniType<Body, unknown>;
  send(body: Body): Promise<void>;
  onClose(): void;
}

/** Declines something, with an optional reason. */
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
    <Dialog onClose={onClose} title={title}>
      <DialogForm
        form={form}
        submit={words.decline}
        busy={words.declining}
        variant="danger"
        onCancel={onClose}
      >
        <p className="text-muted">{text}</p>
        <LongTextField form={form} name="reason" label={words.reason} optional hint={reasonHint} />
      </DialogForm>
    </Dialog>
  );
}
