/** The page about the community's impact, public, with plots and tables. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, claimMeals, collect, serve } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

it('the page on both sites shows pledged, claimed and served meals in plots and tables', async () => {
  const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  const kitchen = await aKitchen(cloud);
  const { id: pledgeId } = await postPledge(cloud, ruth);
  await postPledge(cloud, ruth, { species: 'cod', mealsPledged: 60, location: 'Gloucester, MA' });
  const { id, code = '' } = await claimMeals(cloud, kitchen, pledgeId, { meals: 10 });
  await collect(cloud, ruth, id, { code });
  await serve(cloud, kitchen.coordinator, id, 9);
  await cloud.settled();
  for (const flavour of ['consumer', 'community'] as const) {
    const { page } = await visit({ flavour, viewport: PHONE, at: '/' });
    await page.getByRole('link', { name: 'See our impact' }).click();
    await page.getByRole('heading', { name: 'Our impact', level: 1 }).waitFor();
    const byFish = page.getByRole('region', { name: 'By fish' });
    await byFish.getByText('9 served').waitFor();
    await byFish.getByText('1 more, of which nothing was claimed yet, is in the table.').waitFor();
    expect(await byFish.getByText('0 claimed', { exact: true }).count()).toBe(0);
    await page.getByText(/^As of .+, local fishermen have pledged 84 meals through Creel, and aid/).waitFor();
    await byFish.getByText('Show as a table').click();
    await byFish.getByRole('row', { name: 'Haddock 24 10 9' }).waitFor();
    const byPort = page.getByRole('region', { name: 'By port' });
    await byPort.getByText('Show as a table').click();
    await byPort.getByRole('row', { name: 'Gloucester, MA 60 0 0' }).waitFor();
    await page.getByRole('region', { name: 'By kind of organization' }).getByText('9 served').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  }
});

it('a fisherman, an organization and an administrator can download the ledger', async () => {
  const [ruth, admin] = await Promise.all([
    cloud.createUser({ fisherman: A_FISHERMAN }),
    cloud.createUser({ groups: ['admin'] }),
  ]);
  const kitchen = await aKitchen(cloud);
  await claimMeals(cloud, kitchen, (await postPledge(cloud, ruth)).id);
  await cloud.settled();
  const places = [
    { as: ruth, at: '/my-posts' },
    { as: kitchen.coordinator, at: `/organization/${kitchen.organizationId}` },
    { as: admin, at: '/impact' },
  ];
  for (const place of places) {
    const { page } = await visit({ ...place, viewport: PHONE });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download meals as CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^"time","what","meals",/);
    expect(text).toContain('"claimed","2","haddock"');
    expect(await problemsOf(page)).toEqual([]);
  }
});

it('figures that cannot be loaded have a message instead of a skeleton', async () => {
  const { page } = await visit({ isShell: true, expectedErrors: [/500/] });
  await page.route('**/api/impact?by=month', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${cloud.origin()}/impact`);
  await page.getByText('The figures could not be loaded. Please try again.').waitFor();
  // Skeletons have no name to find them by.
  await expect.poll(() => page.locator('main .animate-breathe').count()).toBe(0);
});
