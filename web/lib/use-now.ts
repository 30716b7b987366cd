import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // The first to look at the clock sets it right; the last to go stops it.
  if (listeners.size === 0) timer = setInterval(tick, MINUTE);
  listeners.add(listener);
  if (Date.now() - now >= MINUTE) queueMicrotask(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Milliseconds since 1970, once a minute: one clock for all that shows an age. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
}
