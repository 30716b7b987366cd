// biome-ignore lint/style/noRestrictedImports: this is where it is used.
import { type ComponentType, lazy } from 'react';

let styles: Promise<void> | undefined;

/** The page itself holds the styles of the first paint only; what comes later needs the whole sheet, which is loaded once. While developing all of it is there. */
export function loadStyles(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name=whole-styles]')?.content;
    if (href === undefined) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Something plain is better than nothing.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return styles;
}

/** `lazy` for everything that is not in the first paint of the home page and the marketplace (bin/build/web/paint-first.ts). */
// biome-ignore lint/suspicious/noExplicitAny: as `lazy` itself: any component, whatever it takes.
export function lazyWithStyles<T extends ComponentType<any>>(load: () => Promise<{ default: T }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return module;
  });
}
