import { isPage } from '../lib/navigation/first-paths.ts';

export type Address = Pick<URL, 'pathname' | 'search'>;

/** The address of the app's page that a link leads to; undefined when the element is in no such link. */
export function addressOfLink(target: EventTarget | null): Address | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && isPage(link.pathname) ? link : undefined;
}

/** Prepares a link at the press: the click follows about a tenth of a second later. */
export function followPresses(prepare: (address: Address) => void): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const address = addressOfLink(target);
    if (address) prepare(address);
  });
}
