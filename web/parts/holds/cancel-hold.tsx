import { useState } from 'react';
import { cancelBody } from '#shared/holds/schemas.ts';
import { CLAIM_REASON_LENGTH } from '#shared/limits.ts';
import * as words from '#words/holds/hold-pages.ts';
import { reason } from '#words/holds/rules.ts';
import { Button } from '../../components/button.tsx';
import { TextDialog } from '../../components/forms/text-dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useInvalidate } from '../../lib/api/queries.ts';

interface CancelHoldProps {
  kind: 'claim' | 'reservation';
  /** The text of the button, and its name where a page has several. */
  label: string;
  name: string;
  title: string;
  text: string;
  /** The title of the toast after it. */
  done: string;
  send(body: { reason: string }): Promise<unknown>;
  /** Called when it was cancelled, or when its state changed in the meantime. */
  onChanged?: (() => void) | undefined;
}

/** Lets either side cancel an open claim or reservation, with a reason that the other side reads. */
export function CancelHold({ kind, label, name, title, text, done, send, onChanged }: CancelHoldProps) {
  const [isAsking, setAsking] = useState(false);
  const invalidate = useInvalidate();
  const close = () => setAsking(false);
  const cancel = async (body: { reason: string }) => {
    try {
      await send(body);
    } finally {
      // A refusal means that its state changed in the meantime.
      invalidate(kind);
      onChanged?.();
    }
    toast({ title: done, kind: 'good' });
    close();
  };
  return (
    <>
      <Button variant="quiet" className="text-bad" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <TextDialog
          title={title}
          text={text}
          name="reason"
          label={reason}
          rows={3}
          limit={CLAIM_REASON_LENGTH}
          schema={cancelBody}
          defaults={{ reason: '' }}
          submit={label}
          busy={words.cancelling}
          variant="danger"
          keep={words.keep}
          send={cancel}
          onClose={close}
        />
      )}
    </>
  );
}
