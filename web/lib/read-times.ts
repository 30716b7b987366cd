/** Since when what stands on this page is known: the offline banner says so. */

/** Names the time, in milliseconds since the epoch, at which a kept answer was read from the network. Absent on a fresh one. */
export const READ_AT = 'x-creel-read-at';

interface Shown {
  /** When what was read last is from, in milliseconds since the epoch; undefined when this page has read nothing. */
  since?: number;
  /** It was kept from before, because no answer came. */
  isKept?: boolean;
}

const listeners = new Set<() => void>();
let shown: Shown = {};

/** @param readAt of a kept answer; absent for one that has just come */
export function noteRead(address: string, readAt?: number): void {
  // Who one is, and how an upload goes, is no content of a page.
  if (!/\/(me$|uploads)/.test(address)) show({ since: readAt ?? Date.now(), isKept: readAt !== undefined });
}

/** Another page: what the last one showed does not matter any more. */
export const forgetReads = (): void => show({});

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function subscribeToReads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const shownReads = (): Shown => shown;
