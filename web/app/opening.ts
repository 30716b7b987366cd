/** How long a change of the address belongs to the press before it. Milliseconds. */
const AFTER_PRESS_MS = 1000;

let pressed: { control: Element; at: number } | undefined;
let opening: Element | undefined;

/**
 * Marks the pressed link or button from the change of the address until its page is shown (styles/main.css). A slow phone
 * needs a moment to render the page, and its code may still be on its way. Browsers without the Navigation API show no mark.
 */
export function followNavigations(): void {
  if (!('navigation' in window)) return;
  const notePress = ({ target, timeStamp }: MouseEvent) => {
    const control = target instanceof Element && target.closest('a, button, [role=menuitem]');
    pressed = control ? { control, at: timeStamp } : undefined;
  };
  document.addEventListener('click', notePress, true);
  window.navigation.addEventListener('navigate', ({ destination, timeStamp }) => {
    // The browser itself shows that it opens other documents and downloads.
    if (!destination.sameDocument || destination.url === location.href) return;
    if (!pressed || timeStamp - pressed.at > AFTER_PRESS_MS) return;
    endOpening();
    opening = pressed.control;
    pressed = undefined;
    opening.setAttribute('data-opening', '');
  });
}

/** The page at the new address is shown. */
export function endOpening(): void {
  opening?.removeAttribute('data-opening');
  opening = undefined;
}
