import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { rememberFocus } from '../return-focus.ts';
import { useAction } from './use-action.ts';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  /** The text shown while it works ('Sending...'). */
  busy: string;
  /** Reports its own success. */
  action(): Promise<unknown>;
  /** As for `useAction`. */
  failed?: Parameters<typeof useAction>[1];
};

/** A button that acts immediately, and may disappear together with the thing it acted on. */
export function ActionButton({ busy, action, failed, ...look }: ActionButtonProps) {
  const { isBusy, run } = useAction(action, failed);
  const press = async () => {
    const returnFocus = rememberFocus();
    await run();
    returnFocus();
  };
  return <Button {...look} busy={isBusy ? busy : undefined} onClick={press} />;
}
