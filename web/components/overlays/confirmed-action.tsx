import { type ComponentProps, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { useAction } from './use-action.ts';

interface ActionDialogProps {
  title: string;
  text: string;
  /** The text of the button that acts. */
  confirm: string;
  /** The text shown while it works ('Deleting...'). */
  busy: string;
  /** For actions that can't be undone. */
  danger?: boolean;
  /** The text of the button that closes the dialog without a change. */
  keep?: string;
  /** Reports its own success. */
  action(): Promise<unknown>;
  /** Title of the toast after a failure. By default it is the error's message. */
  failed?: string | undefined;
  onClose(): void;
}

/** Asks for confirmation, acts, and closes. */
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
    /** The text of the button that asks; without `confirm` also of the one that acts. */
    label: string;
    confirm?: string;
  };

/** A button that asks for confirmation before it acts. */
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
