/** How long the list from which something was done may take to be read again. */
const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Remembers what has the focus, and returns what gives it back. An action may remove the button with its entry of a list, at once or when
 * the list is read again: the heading of the next entry, or of the list, has the focus then, so that a keyboard does not begin anew at the top.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => undefined;
  const around: (Element | null)[] = [];
  for (let part: Element | null = opener; part; part = part.parentElement) {
    around.push(part.nextElementSibling, part.previousElementSibling, part.parentElement);
  }
  const focusHeading = () => {
    if (document.activeElement !== document.body) return;
    const left = around.filter((part) => part?.isConnected);
    const heading = left.map((part) => part?.querySelector<HTMLElement>('h1, h2, h3')).find(Boolean);
    if (!heading) return;
    heading.tabIndex = -1;
    // Into sight, where it is not: the page is shorter now, and may show its end alone.
    heading.focus();
  };
  return () => {
    if (!opener.isConnected) return focusHeading();
    // The page stays where it is: it may have been scrolled back to its place meanwhile, by the back button.
    opener.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (opener.isConnected) return;
      observer.disconnect();
      focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), RELOAD_TIMEOUT_MS);
  };
}
