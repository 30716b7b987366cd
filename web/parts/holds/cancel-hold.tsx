import { useState } from 'react';
import { cancelBody } from '#shared/holds/schemas.ts';
import { CLAIM_REASON_LENGTH } from '#shared/limits.ts';
import * as words from '#words/holds/hold-pages.ts';
import { reason } from '#words/holds/rules.ts';
import { Button } from '../../components/button.tsx';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

interface CancelHoldProps {
  /** The text of the button, and its name where a page has several. */
  label: string;
  name: string;
  title: string;
  text: string;
  /** The title of the toast after it. */
  done: string;
  send(body: { reason: string }): Promise<unknown>;
  /** Called when it was cancelled, or when its state changed in the meantime. */
  onChanged(): void;
}

/** Lets either side cancel an open claim or reservation, with a reason that the other side reads. */
export function CancelHold({ label, name, ...dialog }: CancelHoldProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="text-bad" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && <CancelDialog {...dialog} submit={label} onClose={() => setAsking(false)} />}
    </>
  );
}

interface CancelDialogProps extends Omit<CancelHoldProps, 'label' | 'name'> {
  submit: string;
  onClose(): void;
}

function CancelDialog({ title, text, done, submit, send, onChanged, onClose }: CancelDialogProps) {
  const form = useContractForm({
    schema: cancelBody,
    defaults: { reason: '' },
    async send(body) {
      try {
        await send(body);
      } finally {
        // A refusal means that its state changed in the meantime.
        onChanged();
      }
      toast({ title: done, kind: 'good' });
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={title}>
      <DialogForm
        form={form}
        submit={submit}
        busy={words.cancelling}
        variant="danger"
        keep={words.keep}
        onCancel={onClose}
      >
        <p>{text}</p>
        <LongTextField form={form} name="reason" label={reason} rows={3} limit={CLAIM_REASON_LENGTH} />
      </DialogForm>
    </Dialog>
  );
}
