/** An owner's actions on a pledge while some of its meals are claimed. */
import { expect } from 'vitest';
import { getClaim } from '#shared/claims/endpoints.ts';
import { setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, cancel, claimMeals, inHours } from '#tests/support/claims.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { choose } from '#tests/web/post-menu.ts';
import { problemsOf } from '#tests/web/problems.ts';

async function aClaimedPledge() {
  const [ruth, kitchen] = await Promise.all([cloud.createUser({ fisherman: A_FISHERMAN }), aKitchen(cloud)]);
  const pledge = await postPledge(cloud, ruth, { mealsPledged: 24 });
  const slot = { pickupStart: inHours(cloud, 3), pickupEnd: inHours(cloud, 4) };
  const claim = await claimMeals(cloud, kitchen, pledge.id, { meals: 10, ...slot });
  return { ruth, kitchen, pledge, claim };
}

async function askToDelete(ruth: TestUser, options = {}) {
  const phone = await visit({ as: ruth, at: '/my-posts', ...options });
  await choose(phone.page, 'Haddock', 'Delete');
  return { ...phone, dialog: phone.page.getByRole('dialog', { name: 'Delete this pledge of haddock?' }) };
}

it('an owner deletes the pledge with a reason, after seeing the claimed meals and the organizations', async () => {
  const { ruth, kitchen, claim } = await aClaimedPledge();
  const { page, dialog } = await askToDelete(ruth);
  await dialog.getByText('10 meals of this pledge are claimed and not collected yet:').waitFor();
  await dialog.getByText('Harbor Kitchen, 10 meals').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel claims and delete' }).click();
  await dialog.getByText('Reason is required').waitFor();
  await dialog.getByLabel('Reason').fill('The cooler failed.');
  await dialog.getByRole('button', { name: 'Cancel claims and delete' }).click();
  await page.getByText('Pledge deleted successfully!').waitFor();
  const { accessToken: token } = kitchen.coordinator;
  const seen = (await cloud.call(getClaim, { token, params: { claimId: claim.id } })).body;
  expect(seen).toMatchObject({ state: 'cancelled', reason: 'The cooler failed.' });
});

it('an owner is asked for a reason if meals were claimed while the dialog was open', async () => {
  const { ruth, kitchen, pledge, claim } = await aClaimedPledge();
  await cancel(cloud, kitchen.coordinator, claim.id);
  const { page, dialog } = await askToDelete(ruth, { expectedErrors: [/422/] });
  await dialog.getByText('This permanently deletes the post, its photos and its likes.').waitFor();
  await claimMeals(cloud, kitchen, pledge.id, { meals: 4 });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByText('Harbor Kitchen, 4 meals').waitFor();
  await dialog.getByLabel('Reason').fill('The cooler failed.');
  await dialog.getByRole('button', { name: 'Cancel claims and delete' }).click();
  await page.getByText('Pledge deleted successfully!').waitFor();
});

it('an owner hides the pledge, and the page of the claim tells the organization instead of linking to it', async () => {
  const { ruth, kitchen, pledge, claim } = await aClaimedPledge();
  const at = `/claim/${claim.id}`;
  const { page } = await visit({ as: kitchen.coordinator, at, expectedErrors: [/404/] });
  const link = page.getByRole('main').getByRole('link', { name: 'Haddock' });
  expect(await link.getAttribute('href')).toBe(`/pledge/${pledge.id}`);
  const params = { pledgeId: pledge.id };
  await cloud.call(setPledgeVisibility, { token: ruth.accessToken, params, body: { hidden: true } });
  await page.reload();
  await page.getByText('It is hidden or deleted, so it has no page.').waitFor();
  expect(await link.count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  const own = await visit({ as: ruth, at, expectedErrors: [/404/] });
  await own.page.getByRole('main').getByRole('link', { name: 'Haddock' }).click();
  await own.page.getByRole('heading', { name: 'Haddock', level: 1 }).waitFor();
});

it('an owner cannot pledge fewer meals than are claimed: the form shows the error and keeps the typed values', async () => {
  const { ruth, pledge } = await aClaimedPledge();
  const { page } = await visit({ as: ruth, at: `/pledge/${pledge.id}?edit`, expectedErrors: [/422/] });
  const dialog = page.getByRole('dialog', { name: 'Edit pledge' });
  const meals = dialog.getByLabel('Meals', { exact: true });
  await meals.fill('9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('10 meals are claimed already; a pledge cannot have fewer').first().waitFor();
  expect(await meals.inputValue()).toBe('9');
  expect(await meals.getAttribute('aria-invalid')).toBe('true');
});
