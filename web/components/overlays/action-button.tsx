import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { rememberFocus } from '../return-focus.ts';
import { useAction } from './use-action.ts';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  /** The words shown while it is being done ('Sending...'). */
  busy: string;
  /** Tells by itself when it succeeded. */
  action(): Promise<unknown>;
  /** As `useAction` takes it. */
  failed?: Parameters<typeof useAction>[1];
};

/** A button that acts at once, and may go with what it acted on. */
export function ActionButton({ busy, action, failed, ...look }: ActionButtonProps) {
  const { isBusy, run } = useAction(action, failed);
  const press = async () => {
    const returnFocus = rememberFocus();
    await run();
    returnFocus();
  };
  return <Button {...look} busy={isBusy ? busy : undefined} onClick={press} />;
}
