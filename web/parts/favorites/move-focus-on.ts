/** Moves the focus before its card disappears: to the next button, else the previous one, else the heading. */
export function moveFocusOn(list: HTMLElement | null): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  // Some browsers don't focus a pressed button: then there is no focus to move.
  if (at < 0) return;
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.querySelector<HTMLElement>('main h1');
  if (next?.tagName === 'H1') next.tabIndex = -1;
  next?.focus();
}
