import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { repeatEarlyClick } from '../lib/early-click.ts';
import { keepEarlyInput } from '../lib/early-input.ts';
import { HydratedContext } from '../lib/use-is-hydrated.ts';

interface TakeOverProps {
  /** Whether the page begins as the server rendered it. */
  isRendered: boolean;
  children: ReactNode;
}

/** Tells the app when it has taken over what the server rendered, and makes up for what was done on the page before. */
export function TakeOver({ isRendered, children }: TakeOverProps) {
  const [isHydrated, setHydrated] = useState(!isRendered);
  // As a transition it waits for parts whose code is on its way: otherwise React would put their skeletons in place of what the server rendered.
  const repeatEarlyInput = useRef<() => void>(undefined);
  useEffect(() => {
    if (isRendered) repeatEarlyInput.current ??= keepEarlyInput();
    startTransition(() => setHydrated(true));
  }, [isRendered]);
  useEffect(() => {
    if (!isHydrated) return;
    repeatEarlyInput.current?.();
    repeatEarlyClick();
  }, [isHydrated]);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
