import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { repeatEarlyClick } from '../lib/first-paint/early-click.ts';
import { keepEarlyInput } from '../lib/first-paint/early-input.ts';
import { HydratedContext } from '../lib/first-paint/use-is-hydrated.ts';

/** After how long the app first looks whether it has taken over; each further look waits twice as long. Milliseconds. */
const FIRST_LOOK_MS = 100;

interface TakeOverProps {
  /** Whether the page begins as the server rendered it. */
  isRendered: boolean;
  children: ReactNode;
}

/** Tells the app when it has taken over what the server rendered, and makes up for what was done on the page before. */
export function TakeOver({ isRendered, children }: TakeOverProps) {
  const [isHydrated, setHydrated] = useState(!isRendered);
  const repeatEarlyInput = useRef<() => void>(undefined);
  useEffect(() => {
    if (isRendered) repeatEarlyInput.current ??= keepEarlyInput();
  }, [isRendered]);
  useEffect(() => {
    if (!isHydrated) return keepTrying(() => setHydrated(true));
    repeatEarlyInput.current?.();
    repeatEarlyClick();
  }, [isHydrated]);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/**
 * As a transition it waits for parts whose code is on its way: otherwise React would put their skeletons in place of what the server rendered.
 * When such a part's code comes in the moment in which the transition meets it, React 19.2 takes the part for waiting still and wakes up at the
 * next update only, which may be the clock of the page a minute later: so it is updated until it is through.
 * @returns ends it
 */
function keepTrying(update: () => void): () => void {
  let pause = FIRST_LOOK_MS;
  const attempt = () => {
    startTransition(update);
    timer = setTimeout(attempt, pause);
    pause *= 2;
  };
  let timer: ReturnType<typeof setTimeout>;
  attempt();
  return () => clearTimeout(timer);
}
