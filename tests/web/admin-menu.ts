/** The menu of the dashboard: next to the content on a desktop, behind a button on a phone. */
import type { Page } from 'playwright-core';
import type { Keyboard } from './keyboard.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Parts of the dashboard' });
const menuButton = (page: Page) => menu(page).getByRole('button');
const partLink = (page: Page, name: string) => menu(page).getByRole('link', { name });

/** Doesn't wait for the part, which may be refused. */
export async function choosePart(page: Page, name: string): Promise<void> {
  await menu(page).waitFor();
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await partLink(page, name).click();
}

export async function openPart(page: Page, name: string): Promise<void> {
  await choosePart(page, name);
  await isOpen(page, name);
}

export async function openPartByKeyboard(page: Page, keys: Keyboard, name: string): Promise<void> {
  await menu(page).waitFor();
  if (await menuButton(page).isVisible()) await keys.press(menuButton(page));
  await keys.press(partLink(page, name));
  await isOpen(page, name);
}

/** The names of all parts in the menu. */
export async function partsOf(page: Page): Promise<string[]> {
  await menu(page).waitFor();
  return await menu(page).locator('a > span:first-child').allTextContents();
}

/** Waits until the menu marks this part as the current one. */
export const isOpen = (page: Page, name: string): Promise<void> =>
  menu(page).locator('[aria-current=page]', { hasText: name }).waitFor({ state: 'attached' });
