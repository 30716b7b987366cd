/** My Posts with the site around it. The page itself is tested in tests/components/posts. */
import { expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { choose } from '#tests/web/post-menu.ts';
import { openUnanswered } from '#tests/web/unanswered.ts';

async function aPoster() {
  const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
  const { id } = await postCatch(cloud, ruth, { species: 'cod' });
  return { ruth, id };
}

it('my posts appear with the bar above them even if the code of other parts cannot be loaded', async () => {
  const { ruth } = await aPoster();
  const { page } = await visit({ as: ruth, expectedErrors: [/ERR_FAILED/] });
  const parts = /assets\/(signed-in|queued-posts)-/;
  await page.route(parts, (route) => route.abort());
  await page.goto(`${cloud.origin()}/my-posts`);
  await page.getByText('This part could not be loaded. Reload the page when you are online.').waitFor();
  await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
  await page.getByRole('banner').waitFor();
});

it('my posts have a message if there is no response, and can be reloaded', async () => {
  const { ruth } = await aPoster();
  const { page } = await visit({ as: ruth });
  await openUnanswered(page, { at: '/my-posts', read: '**/api/me/catches', ms: 31_000 });
  await page.getByText('Your posts could not be loaded. Please try again.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
});

it('a catch that was marked as sold says so to others until that is undone; another page does not mention it', async () => {
  const { ruth, id } = await aPoster();
  const { page } = await visit({ as: ruth, at: '/my-posts' });
  await page.getByRole('button', { name: 'Mark as sold: Cod' }).click();
  await page.getByText('Marked as sold').waitFor();
  const guest = await visit({ at: `/catch/${id}` });
  await guest.page.getByRole('region', { name: 'Sold' }).getByText('All of this catch').waitFor();
  expect(await guest.page.getByText('Contact Fisherman').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Your catch is back in the marketplace').waitFor();
  await choose(page, 'Cod', 'Hide');
  await page.getByText('Post Hidden').waitFor();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
  await page.getByText('Post Hidden').waitFor({ state: 'detached', timeout: 3000 });
});
