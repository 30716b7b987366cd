/** How long it may take to reload the list from which the action was started. */
const RELOAD_TIMEOUT_MS = 10_000;

/**
 * Remembers the focused element, and returns a function that restores the focus. An action may remove the button with
 * its list entry, immediately or when the list is reloaded. The heading of the next entry, or of the list, then gets
 * the focus, so that keyboard users don't start again at the top.
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
    // This scrolls the heading into view, because the page is shorter now and may show only its end.
    heading.focus();
  };
  return () => {
    if (!opener.isConnected) return focusHeading();
    // The page must not scroll, because the back button may have restored its position meanwhile.
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
