import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { repeatEarlyClick } from '../lib/early-click.ts';

/**
 * Read by nothing: that it changes lets React first take over all that the server rendered, also what waits for its code, and only then says so
 * here.
 */
const TakenOver = createContext(false);

/** Makes up for the press of a button that came before the app could answer it. */
export function EarlyClicks({ children }: { children: ReactNode }) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  useEffect(() => {
    if (isTakenOver) repeatEarlyClick();
  }, [isTakenOver]);
  return <TakenOver value={isTakenOver}>{children}</TakenOver>;
}
