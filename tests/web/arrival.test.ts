import { expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { scrollOf, settle } from './marketplace-journeys.ts';

it('a page that is loaded anew begins at its top; back and reload return to where one was', async () => {
  const { page } = await visit({ at: '/privacy' });
  await settle(page);
  await page.evaluate('window.scrollTo(0, 700)');
  await page.goto(`${cloud.origin()}/terms`);
  await settle(page);
  expect(await scrollOf(page)).toBe(0);
  await page.evaluate('window.scrollTo(0, 300)');
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(700);
});
