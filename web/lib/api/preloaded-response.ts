/** The first requests of a page, which the shell makes before the app is loaded (web/app/shell.tsx). */
export interface PreloadedResponse {
  address: string;
  response: Promise<Response>;
}

declare global {
  var preloadedResponses: PreloadedResponse[] | undefined;
}

/** The response to this request, if the shell has made it. Given out once: a body can be read once. */
export function takePreloadedResponse(address: string): Promise<Response> | undefined {
  // The service worker makes calls too, and has no window.
  const waiting = globalThis.preloadedResponses ?? [];
  const index = waiting.findIndex((preloaded) => preloaded.address === address);
  return index < 0 ? undefined : waiting.splice(index, 1)[0]?.response;
}
