/** The menu of a post in My Posts. */
import type { Page } from 'playwright-core';

/** Opens the menu of the newest post of a species. */
export async function openMenu(page: Page, species: string) {
  const name = `More actions for ${species}`;
  await page.getByRole('button', { name }).first().click();
  const menu = page.getByRole('menu', { name });
  await menu.waitFor();
  return menu;
}

export async function choose(page: Page, species: string, action: string): Promise<void> {
  const menu = await openMenu(page, species);
  await menu.getByRole('menuitem', { name: action, exact: true }).click();
}
