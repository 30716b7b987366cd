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
  // The first listener sets the clock right, and the last one stops it.
  if (listeners.size === 0) timer = setInterval(tick, MINUTE);
  listeners.add(listener);
  if (Math.abs(serverNow() - now) >= MINUTE) queueMicrotask(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

clockDifference.subscribe(tick);

/**
 * Milliseconds since the epoch, updated once a minute. All ages on the page share this clock. On a server-rendered page
 * it starts with the time of rendering.
 */
export function useNow(): number {
  const { renderedAt } = use(ServerReadsContext) ?? RENDERED_PAGE ?? {};
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => renderedAt ?? now,
  );
}
