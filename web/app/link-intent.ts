import { isPage } from '../lib/navigation/first-paths.ts';

export type Address = Pick<URL, 'pathname' | 'search'>;

/** Which of the app's pages a link leads to; undefined where this is in no such link. */
export function addressOfLink(target: EventTarget | null): Address | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && isPage(link.pathname) ? link : undefined;
}

/** A link that is pressed is nearly always followed: a tenth of a second is won. */
export function followPresses(prepare: (address: Address) => void): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const address = addressOfLink(target);
    if (address) prepare(address);
  });
}
