import { useState } from 'react';
import { reviseReceipt } from '#shared/receipts/endpoints.ts';
import { type ReceiptRecord, type RevisionBody, revisionBody } from '#shared/receipts/schemas.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/receipts/pages.ts';
import { Button } from '../../components/button.tsx';
import { BoundField, NumberField, TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { numberIn } from '../../lib/forms/number-in.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

type Kind = RevisionBody['kind'];

interface ReviseReceiptProps {
  receipt: ReceiptRecord;
  onRevised(next: ReceiptRecord): unknown;
}

/** A coordinator's buttons to correct and to withdraw a receipt. */
export function ReviseReceipt({ receipt, onRevised }: ReviseReceiptProps) {
  const [kind, setKind] = useState<Kind>();
  return (
    <>
      <Button variant="secondary" onClick={() => setKind('correction')}>
        {words.correct}
      </Button>
      <Button variant="secondary" onClick={() => setKind('withdrawal')}>
        {words.withdraw}
      </Button>
      {kind && (
        <RevisionDialog
          kind={kind}
          receipt={receipt}
          onRevised={onRevised}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}

const TEXTS = {
  correction: {
    title: words.correctTitle,
    text: words.correctText,
    submit: words.saveCorrection,
    done: words.corrected,
  },
  withdrawal: {
    title: words.withdrawTitle,
    text: words.withdrawText,
    submit: words.withdraw,
    done: words.withdrawn,
  },
} as const satisfies Record<Kind, object>;

interface Values {
  kind: Kind;
  replaces: number;
  donorName?: string;
  meals?: number;
  weightPounds?: number | undefined;
  note: string;
}

function RevisionDialog({
  kind,
  receipt: { id, version: replaces, donorName, meals, weightPounds },
  onRevised,
  onClose,
}: ReviseReceiptProps & { kind: Kind; onClose(): void }) {
  const { title, text, submit, done } = TEXTS[kind];
  const isCorrection = kind === 'correction';
  const defaults: Values = {
    kind,
    replaces,
    note: '',
    ...(isCorrection && { donorName, meals, weightPounds }),
  };
  const form = useContractForm({
    schema: revisionBody,
    defaults,
    async send(body) {
      await onRevised(await call(reviseReceipt, { params: { receiptId: id }, body }));
      toast({ title: done, kind: 'good' });
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={title}>
      <DialogForm
        form={form}
        submit={submit}
        busy={saving}
        variant={isCorrection ? 'primary' : 'danger'}
        onCancel={onClose}
      >
        <p className="text-muted">{text}</p>
        {isCorrection && (
          <>
            <TextField form={form} name="donorName" label={words.donorName} autoComplete="off" />
            <NumberField form={form} name="meals" label={words.mealsLabel} className="max-w-40" />
            <BoundField
              form={form}
              name="weightPounds"
              label={words.weightLabel}
              optional
              options={{ setValueAs: (text) => numberIn(String(text ?? '')) }}
            >
              {(control) => (
                <TextInput {...control} inputMode="decimal" autoComplete="off" className="max-w-40" />
              )}
            </BoundField>
          </>
        )}
        <TextField form={form} name="note" label={words.reason} hint={words.reasonHint} autoComplete="off" />
      </DialogForm>
    </Dialog>
  );
}
