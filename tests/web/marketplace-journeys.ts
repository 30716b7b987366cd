/** Steps that tests of the marketplace share. */
import type { Page } from 'playwright-core';

export const cards = (page: Page) => page.locator('main li').filter({ has: page.locator('h2 a') });

/** Returns the headings of the cards, in order. */
export const titles = (page: Page) => cards(page).locator('h2').allInnerTexts();

export const toolbar = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

export const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
export const pathOf = (page: Page) => new URL(page.url()).pathname;

export const scrollOf = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)');

/** Waits until nothing on the page is loading. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
}

export async function openFilters(page: Page): Promise<void> {
  await toolbar(page, /^Filters/).click();
  await page.getByRole('region', { name: 'Filters' }).waitFor();
}
