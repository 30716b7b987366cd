/** Resolves when the browser has nothing more urgent to do: what is on the page was painted. Safari has no requestIdleCallback. */
export const idle = () =>
  new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
