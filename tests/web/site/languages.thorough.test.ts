import { expect } from 'vitest';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { cameBefore, keptAddresses } from '#tests/web/offline-visit.ts';
import { offline } from '../../../shared/words/es/app/navigation.ts';

it('without a network, the pages opened in Spanish open in Spanish, and no other language is kept', async () => {
  const guest = await cameBefore({ at: '/es/marketplace' });
  const { page } = guest;
  const kept = await keptAddresses(page);
  expect(kept).toContain('creel.app /es/index.html');
  expect(kept.filter((each) => /^creel\.app \/(?:(?:pt|vi)\/)?index\.html$/.test(each))).toEqual([]);
  await guest.context.setOffline(true);
  await page.goto(`${cloud.origin()}/es/about`);
  await page.getByText(offline).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
});

it('keeps a second language after a visit in it', async () => {
  const { page } = await cameBefore({ at: '/about' });
  await page.goto(`${cloud.origin()}/vi/about`);
  await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain('creel.app /vi/index.html');
});
