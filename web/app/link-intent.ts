import { isPage } from '../lib/navigation/first-paths.ts';
import { PREFIX, withoutLanguage } from '../lib/navigation/language.ts';

export type Address = Pick<URL, 'pathname' | 'search'>;

/** The address of the app's page that a link leads to; undefined when the element is in no such link, or leads to the open page. */
export function addressOfLink(target: EventTarget | null): Address | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.href === location.href) return undefined;
  if (!link.pathname.startsWith(PREFIX)) return undefined;
  const pathname = withoutLanguage(link.pathname);
  return isPage(pathname) ? { pathname, search: link.search } : undefined;
}

/** A finger that stays down this long does not scroll, most likely. Milliseconds. */
const STILL_MS = 60;

/** Prepares a link at the press: the click follows about a tenth of a second later. */
export function followPresses(prepare: (address: Address) => void): void {
  let pressed: Address | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    pressed = undefined;
  };
  const start = () => {
    if (pressed) prepare(pressed);
    end();
  };
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    end();
    pressed = addressOfLink(target);
    if (pointerType === 'touch') timer = setTimeout(start, STILL_MS);
    else start();
  });
  document.addEventListener('pointerup', start);
  // The finger scrolls.
  document.addEventListener('pointercancel', end);
}
