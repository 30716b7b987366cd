/**
 * A button of a page that the server rendered may be pressed before the app answers it: the page keeps the last such press (app/shell.tsx), and
 * the app makes up for it.
 */
declare global {
  interface Window {
    /** Ends the keeping. Returns the button that was pressed last, if any. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/** Presses the button again. To be called when the app has taken over the page, and knows who is signed in. */
export function repeatEarlyClick(): void {
  const button = window.takeEarlyClick?.();
  delete window.takeEarlyClick;
  // What the app has replaced meanwhile is pressed no more.
  if (button?.isConnected) button.click();
}
