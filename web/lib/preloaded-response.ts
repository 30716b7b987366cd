/** The first request of a page, which the shell makes before the app is loaded (web/app/shell.tsx). */
export interface PreloadedResponse {
  address: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    preloadedResponse?: PreloadedResponse;
  }
}

/** The response to this request, if the shell has made it. Given out once: a body can be read once. */
export function takePreloadedResponse(address: string): Promise<Response> | undefined {
  // The service worker makes calls too, and has no window.
  const page = globalThis as { preloadedResponse?: PreloadedResponse };
  const { preloadedResponse } = page;
  if (preloadedResponse?.address !== address) return undefined;
  delete page.preloadedResponse;
  return preloadedResponse.response;
}
