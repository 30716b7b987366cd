import { loadStyles } from '../lib/first-paint/lazy-with-styles.ts';
import { Page } from './page.tsx';

/** @param reads the page's first reads, which a pressed link starts beside the code */
export function pageOf(...[load, reads]: ConstructorParameters<typeof Page>): Page {
  return new Page(async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return module;
  }, reads);
}
