import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A sticky bar may cover half of a link, which scrolling a bit uncovers. */
const LYING_BARS =
  'main [class*=sticky], nav[class*=sticky], nav[class*=fixed] { position: static !important }';

/**
 * Problems of a page, or a part of it, that a tool can find: names, roles, contrast, and content outside the screen.
 */
export async function problemsOf(page: Page, part = 'html'): Promise<string[]> {
  const bars = await page.addStyleTag({ content: LYING_BARS });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // The other mode opens a page for each report because of frames, which the pages don't have.
    .setLegacyMode()
    .analyze();
  await bars.evaluate((style) => style.remove());
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    ...(await overflowOf(page)),
  ];
}

/** How far a page that is wider than the screen reaches beside it. */
export async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  return overflow > 0 ? [`${overflow} px beside the screen`] : [];
}

/** The layout shift since the page was opened, as browsers measure it. */
export const shiftOf = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  })`);
