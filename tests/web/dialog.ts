import type { Locator, Page } from 'playwright-core';

export const dialog = (page: Page): Locator => page.getByRole('dialog');

export const inDialog = (page: Page, name: string): Locator =>
  dialog(page).getByRole('button', { name, exact: true });
