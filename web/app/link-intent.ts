import { isPage } from '../lib/navigation/first-paths.ts';

/** The path of the app's page that a link leads to; undefined where this is in no such link. */
export function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && isPage(link.pathname) ? link.pathname : undefined;
}

/** Whoever presses a link will nearly always let it go there: a tenth of a second is won. */
export function followPresses(prepare: (path: string) => void): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const path = pathOfLink(target);
    if (path !== undefined) prepare(path);
  });
}
