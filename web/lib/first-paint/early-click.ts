/**
 * A button of a page that the server rendered may be pressed before the app answers it: the page keeps the last such press (app/shell.tsx), and
 * the app makes up for it.
 */
declare global {
  interface Window {
    /** Gives the button that was pressed last, if any, once. The keeping ends when this is gone. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/** To be called when the app answers a press itself: some parts of a page do so earlier than others. */
export function forgetEarlyClick(): void {
  window.takeEarlyClick?.();
}

/** Presses the button again. To be called when the app has taken over the whole page, and knows who is signed in. */
export function repeatEarlyClick(): void {
  const button = window.takeEarlyClick?.();
  delete window.takeEarlyClick;
  // A button that the app has replaced meanwhile isn't pressed.
  if (button?.isConnected) button.click();
}
