/**
 * A button of a server-rendered page can be pressed before the app can handle it. The page stores the last such press
 * (app/shell.tsx), and the app repeats it.
 */
declare global {
  interface Window {
    /** Returns the button that was pressed last, if any, once. Deleting this function ends the recording. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/** To be called when the app handles a press itself, because some parts of a page can do so earlier than others. */
export function forgetEarlyClick(): void {
  window.takeEarlyClick?.();
}

/** Presses the button again. To be called when the app has hydrated the whole page and knows who is signed in. */
export function repeatEarlyClick(): void {
  const button = window.takeEarlyClick?.();
  delete window.takeEarlyClick;
  // A button that the app has replaced meanwhile isn't pressed.
  if (button?.isConnected) button.click();
}
