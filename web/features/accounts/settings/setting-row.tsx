import { type ReactNode, useEffect, useRef } from 'react';
import * as words from '#words/accounts/account.ts';
import { Button } from '../../../components/button.tsx';

interface SettingRowProps {
  name: string;
  value: ReactNode;
  /** The button's label for screen readers. */
  change: string;
  /** The button's text, if it isn't "Change". */
  action?: string;
  isOpen: boolean;
  onOpen(): void;
  /** The form that changes it. */
  children: ReactNode;
}

/** A setting with its value, or the form that changes it. Closing the form returns the focus to its button. */
export function SettingRow({ name, value, change, action, isOpen, onOpen, children }: SettingRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <div className="py-4 md:py-5">{children}</div>;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-[1_1_9rem]">
        <h3 className="font-sans text-sm font-normal text-muted">{name}</h3>
        <div className="wrap-anywhere">{value}</div>
      </div>
      <Button ref={button} variant="secondary" onClick={onOpen} aria-label={change}>
        {action ?? words.change}
      </Button>
    </div>
  );
}
