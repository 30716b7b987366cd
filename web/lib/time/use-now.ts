import { use, useSyncExternalStore } from 'react';
import { RENDERED_PAGE } from '../api/page-answers.ts';
import { ServerReadsContext } from '../api/server-reads.ts';
import { clockDifference, serverNow } from '../device/server-clock.ts';

const MINUTE = 60_000;

let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // The first to look at the clock sets it right; the last to go stops it.
  if (listeners.size === 0) timer = setInterval(tick, MINUTE);
  listeners.add(listener);
  if (Math.abs(serverNow() - now) >= MINUTE) queueMicrotask(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

clockDifference.subscribe(tick);

/** Milliseconds since 1970, once a minute: one clock for all that shows an age. Of a page that the server rendered it begins with that moment. */
export function useNow(): number {
  const { renderedAt } = use(ServerReadsContext) ?? RENDERED_PAGE ?? {};
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => renderedAt ?? now,
  );
}
