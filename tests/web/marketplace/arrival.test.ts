import { expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { scrollOf, settle } from '#tests/web/marketplace-journeys.ts';

it('a newly loaded page starts at its top, while back and reload restore the scroll position', async () => {
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

it('a list that loads late gets its scroll position back, not that of the footer in its place', async () => {
  const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  for (const quantity of ['1 lb', '2 lb', '3 lb', '4 lb', '5 lb', '6 lb'])
    await postCatch(cloud, ruth, { quantity });
  const { page } = await visit({ as: ruth, at: '/my-posts' });
  await page.getByText('1 lb').first().waitFor();
  await page.evaluate('window.scrollTo(0, 700)');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/me/catches*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => scrollOf(page)).toBe(700);
  gate.resolve();
  await page.getByText('1 lb').first().waitFor();
  await settle(page);
  expect(await scrollOf(page)).toBe(700);
});
