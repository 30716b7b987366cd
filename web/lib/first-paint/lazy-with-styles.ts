// biome-ignore lint/style/noRestrictedImports: this is where it is used.
import { type ComponentProps, type ComponentType, lazy } from 'react';

let styles: Promise<void> | undefined;

/**
 * The page itself contains only the styles of the first paint. Later parts need the whole sheet, which is loaded once.
 * In development the page has all styles.
 */
export function loadStyles(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  styles ??= new Promise((resolve) => {
    const href = document.querySelector<HTMLMetaElement>('meta[name=whole-styles]')?.content;
    if (href === undefined) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // An unstyled part is better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return styles;
}

// biome-ignore lint/suspicious/noExplicitAny: as `lazy` itself: any component, whatever it takes.
type AnyComponent = ComponentType<any>;

/**
 * `lazy` for everything outside the first paint of the home page and the marketplace (bin/build/web/paint-first.ts).
 */
export function lazyWithStyles<T extends AnyComponent>(load: () => Promise<{ default: T }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return module;
  });
}

const Nothing = () => null;

/**
 * Loads a part that the page can do without. If it can't be loaded, for example without a network, the rest of the page
 * stays.
 * @param instead replaces it, with the same props, until the page is reloaded
 */
export async function loadPart<T extends AnyComponent>(
  load: () => Promise<{ default: T }>,
  instead: AnyComponent = Nothing,
): Promise<{ default: ComponentType<ComponentProps<T>> }> {
  return await load().catch(() => ({ default: instead }));
}

/** `lazyWithStyles` for such a part. */
export function lazyPart<T extends AnyComponent>(
  load: () => Promise<{ default: T }>,
  instead?: AnyComponent,
) {
  return lazyWithStyles(() => loadPart(load, instead));
}
