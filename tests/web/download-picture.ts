import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Presses a button by keyboard and returns the downloaded picture. */
export async function downloadPicture(page: Page, button: string) {
  await page.getByRole('button', { name: button }).focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const { format, width, height } = await sharp(readFileSync(await file.path())).metadata();
  return { name: file.suggestedFilename(), format, width, height };
}
