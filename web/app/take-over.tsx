import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { repeatEarlyClick } from '../lib/first-paint/early-click.ts';
import { keepEarlyInput } from '../lib/first-paint/early-input.ts';
import { HydratedContext } from '../lib/first-paint/use-is-hydrated.ts';

/** Milliseconds before the first retry; each next one waits twice as long. */
const FIRST_PAUSE_MS = 100;

interface TakeOverProps {
  /** Whether the page starts as the server rendered it. */
  isRendered: boolean;
  children: ReactNode;
}

/** Tells the app when it has hydrated the server's HTML, and replays clicks made before that. */
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
 * Makes the update in a transition, so that React keeps the server's HTML while the code of some parts is loading. React 19.2 sometimes
 * leaves such a transition waiting until the next update (docs/decisions/2026-11-22-first-visit.md), hence the retries.
 * @returns a function that stops the retries
 */
function keepTrying(update: () => void): () => void {
  let pause = FIRST_PAUSE_MS;
  const attempt = () => {
    startTransition(update);
    timer = setTimeout(attempt, pause);
    pause *= 2;
  };
  let timer: ReturnType<typeof setTimeout>;
  attempt();
  return () => clearTimeout(timer);
}
