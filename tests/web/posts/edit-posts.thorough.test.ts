/** From a post to its form and back, with the site around it. The form itself is tested in tests/components/posts. */
import { expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { choose } from '#tests/web/post-menu.ts';

it('the owner of a catch opens the form from My Posts, changes the catch, and sees the changes', async () => {
  const ruth = await cloud.createUser();
  const post = await postCatch(cloud, ruth, { species: 'cod', quantity: '40 lb' });
  const { page } = await visit({ as: ruth, at: '/my-posts' });
  await choose(page, 'Cod', 'Edit');
  await page.getByRole('heading', { name: 'Edit catch', level: 1 }).waitFor();
  await page.getByLabel('Quantity').fill('12 lb');
  await page.getByLabel('Species').selectOption('snapper');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your catch has been updated successfully.').waitFor();
  await page
    .getByRole('link', { name: /Snapper/ })
    .first()
    .waitFor();
  const { body } = await cloud.call(getCatch, { params: { catchId: post.id } });
  // Nobody changed its time, so not even its seconds are lost.
  const { caughtDate } = post;
  expect(body).toMatchObject({ quantity: '12 lb', species: 'snapper', version: 2, caughtDate });
});
