// biome-ignore lint/style/noRestrictedImports: part of the first paint.
import { type ComponentType, lazy, useState } from 'react';

/** A page whose code is a file of its own. */
export class Page {
  readonly #load: () => Promise<{ default: ComponentType }>;
  readonly #late: ComponentType;
  #brought: ComponentType | undefined;

  constructor(load: () => Promise<{ default: ComponentType }>) {
    this.#load = load;
    this.#late = lazy(() => this.bring());
  }

  /** Brings the code; a page that was brought before it is shown, is shown at once. */
  async bring(): Promise<{ default: ComponentType }> {
    const module = await this.#load();
    this.#brought = module.default;
    return module;
  }

  get component(): ComponentType {
    return this.#brought ?? this.#late;
  }
}

/** What `lazy` does, but for the page somebody arrives at there is no second skeleton between the shell's and the page. */
export function PageView({ page }: { page: Page }) {
  // Which of the two it is stays for as long as it is shown: a change would start the page anew.
  const [Shown] = useState(() => page.component);
  return <Shown />;
}
