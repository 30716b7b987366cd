// biome-ignore lint/style/noRestrictedImports: part of the first paint.
import { type ComponentType, lazy, useMemo } from 'react';

/** A page whose code is a file of its own, and can be loaded before the page is shown: then no skeleton is seen in between. */
export class Page {
  readonly #load: () => Promise<{ default: ComponentType }>;
  readonly #lazy: ComponentType;
  #loaded: ComponentType | undefined;

  constructor(load: () => Promise<{ default: ComponentType }>) {
    this.#load = load;
    this.#lazy = lazy(() => this.preload());
  }

  async preload(): Promise<{ default: ComponentType }> {
    const module = await this.#load();
    this.#loaded = module.default;
    return module;
  }

  get component(): ComponentType {
    return this.#loaded ?? this.#lazy;
  }
}

export function PageView({ page }: { page: Page }) {
  // Chosen once: a change from the lazy component to the loaded one would mount the page anew.
  const Shown = useMemo(() => page.component, [page]);
  return <Shown />;
}
