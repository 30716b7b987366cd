// biome-ignore lint/style/noRestrictedImports: this is where it is used.
import { type ComponentProps, type ComponentType, lazy } from 'react';

let styles: Promise<void> | undefined;

/** The page itself holds the styles of the first paint only; what comes later needs the whole sheet, which is loaded once. While developing all of it is there. */
export function loadStyles(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
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

// biome-ignore lint/suspicious/noExplicitAny: as `lazy` itself: any component, whatever it takes.
type AnyComponent = ComponentType<any>;

/** `lazy` for everything that is not in the first paint of the home page and the marketplace (bin/build/web/paint-first.ts). */
export function lazyWithStyles<T extends AnyComponent>(load: () => Promise<{ default: T }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return module;
  });
}

const Nothing = () => null;

/**
 * The code of a part without which the page is of use: where it cannot be fetched, as without a network, the rest of the page stays.
 * @param instead what is shown in its place until the page is loaded again, with the same props
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
