import { type ComponentProps, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { useAction } from './use-action.ts';

interface ActionDialogProps {
  title: string;
  text: string;
  /** On the button that does it. */
  confirm: string;
  /** The words shown while it is being done ('Deleting...'). */
  busy: string;
  /** For actions that can't be undone. */
  danger?: boolean;
  /** Tells by itself when it succeeded. */
  action(): Promise<unknown>;
  /** Title of the toast when it failed; without one the error's message is the title. */
  failed?: string | undefined;
  onClose(): void;
}

/** Asks before something is done, does it, and closes. */
export function ActionDialog({ text, busy, action, failed, onClose, ...dialog }: ActionDialogProps) {
  const { isBusy, run } = useAction(action, failed);
  return (
    <ConfirmDialog
      {...dialog}
      words={text}
      busy={isBusy ? busy : undefined}
      onConfirm={async () => {
        await run();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type ConfirmedActionProps = Omit<ActionDialogProps, 'confirm' | 'onClose'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'aria-label'> & {
    /** On the button that asks; without `confirm` also on the one that does it. */
    label: string;
    confirm?: string;
  };

/** A button that asks before it acts. */
export function ConfirmedAction({
  label,
  confirm = label,
  variant = 'secondary',
  className,
  'aria-label': name,
  ...dialog
}: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant={variant} className={className} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && <ActionDialog {...dialog} confirm={confirm} onClose={() => setAsking(false)} />}
    </>
  );
}
