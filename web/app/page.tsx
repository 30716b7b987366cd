// biome-ignore lint/style/noRestrictedImports: part of the first paint.
import { type ComponentType, lazy, useMemo } from 'react';
import type { Params } from 'react-router-dom';
import type { FirstRead } from '../lib/api/read-ahead.ts';

/** @param params and query of the page's address */
type ReadsOf = (params: Params, query: URLSearchParams) => readonly FirstRead[];

/** A page whose code is a separate file, which can be loaded before the page is shown, so that no skeleton appears. */
export class Page {
  /** Its first reads. */
  readonly reads: ReadsOf;
  readonly #load: () => Promise<{ default: ComponentType }>;
  readonly #lazy: ComponentType;
  #loaded: ComponentType | undefined;

  constructor(load: () => Promise<{ default: ComponentType }>, reads: ReadsOf = () => []) {
    this.#load = load;
    this.reads = reads;
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
  // Chosen once: a change from the lazy component to the loaded one would remount the page.
  const Shown = useMemo(() => page.component, [page]);
  return <Shown />;
}
