import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';
import { type ToastWords, toast } from '../../components/overlays/toast.tsx';
import { messageOf } from '../../lib/api-client.ts';

interface ConfirmedActionProps {
  label: string;
  title: string;
  text: string;
  /** On the button that does it; otherwise the label. */
  confirm?: string;
  busy: string;
  danger?: boolean;
  act(): Promise<unknown>;
  done: ToastWords;
  failed: string;
}

/** A button that asks before it acts, and says what became of it. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, title, text, confirm = label, busy, danger = false, act, done, failed } = props;
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await act();
      toast({ kind: 'good', ...done });
    } catch (error) {
      toast({ title: failed, description: messageOf(error), kind: 'bad' });
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          title={title}
          words={text}
          confirm={confirm}
          busy={isBusy ? busy : undefined}
          danger={danger}
          onConfirm={run}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
