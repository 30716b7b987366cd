import { describe, expect } from 'vitest';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { listClaims } from '#shared/claims/endpoints.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, claimMeals } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';
import { loseAnswer } from '#tests/web/lost-answers.ts';
import { problemsOf } from '#tests/web/problems.ts';

const fisherman = () => cloud.createUser({ fisherman: A_FISHERMAN });

const PICKUP = {
  place: 'Pier 4, by the ice house',
  slots: [
    { start: hoursFromNow(3), end: hoursFromNow(5) },
    { start: hoursFromNow(8), end: hoursFromNow(9) },
  ],
};

describe('claiming meals', () => {
  it('starts at the pledge, shows the meals left and the place, and ends at the claim', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud), fisherman()]);
    const pledge = await postPledge(cloud, ada, { mealsPledged: 64, pickup: PICKUP });
    const member = { as: kitchen.coordinator, flavour: 'community' } as const;
    const { page } = await visit({ ...member, at: `/pledge/${pledge.id}` });
    await page.getByRole('link', { name: 'Claim meals' }).click();
    await page.getByText('64 of 64 meals are left').waitFor();
    await page.getByText('Pier 4, by the ice house').waitFor();
    // In the first half hour an organization can claim half at most.
    expect(await page.getByLabel('Meals', { exact: true }).inputValue()).toBe('32');
    expect(await page.getByLabel('Who collects them').inputValue()).toBe('Lou Marsh');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Meals', { exact: true }).fill('20');
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Claim 20 meals' }).click();

    await page.getByRole('heading', { name: '20 meals of haddock' }).waitFor();
    await page.getByText('Reserved', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Claims' }).first().click();
    const open = page.getByRole('list', { name: 'Open claims' });
    await open.getByRole('link', { name: 'Haddock' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  it('shows a claim without the place if the fisherman has left, since the place was deleted too', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud), fisherman()]);
    const pledge = await postPledge(cloud, ada, { location: 'The house on Elm Street' });
    await claimMeals(cloud, kitchen, pledge.id);
    await cloud.call(deleteAccount, { token: ada.accessToken });
    await cloud.settled();
    const member = { as: kitchen.coordinator, flavour: 'community', expectedErrors: [/404/] } as const;
    const { page } = await visit({ ...member, at: '/claims' });
    await page.getByText('Deleted account', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Haddock' }).click();
    await page.getByText('Deleted account', { exact: true }).waitFor();
    expect(await page.getByText('Place', { exact: true }).count()).toBe(0);
  });

  it('shows the new number of meals left if others were faster, and keeps the typed values', async () => {
    const [slow, fast, faster, ada] = await Promise.all([
      aKitchen(cloud),
      aKitchen(cloud),
      aKitchen(cloud),
      fisherman(),
    ]);
    const pledge = await postPledge(cloud, ada, { mealsPledged: 24 });
    const { page } = await visit({
      as: slow.coordinator,
      at: `/pledge/${pledge.id}/claim`,
      expectedErrors: [/409/],
    });
    await page.getByLabel('Who collects them').fill('Kim Reyes');
    await claimMeals(cloud, fast, pledge.id, { meals: 12 });
    await claimMeals(cloud, faster, pledge.id, { meals: 6 });
    await page.getByRole('button', { name: 'Claim 12 meals' }).click();
    await page.getByRole('alert').getByText('Only 6 meals are left.').waitFor();
    await page.getByText('6 of 24 meals are left').waitFor();
    // Some of them may be the person's own.
    await page.getByText('24 meals were pledged, and 18 are claimed.').waitFor();
    expect(await page.getByLabel('Who collects them').inputValue()).toBe('Kim Reyes');
    await page.getByLabel('Who collects them').fill('');
    await page.getByRole('button', { name: 'Claim 12 meals' }).click();
    await page.getByRole('heading', { name: 'One thing needs your attention' }).waitFor();
    // The message was about the earlier number.
    expect(await page.getByText('Only 6 meals are left.').count()).toBe(0);
    await page.getByLabel('Who collects them').fill('Kim Reyes');
    await page.getByLabel('Meals', { exact: true }).fill('6');
    await page.getByRole('button', { name: 'Claim 6 meals' }).click();
    await page.getByRole('heading', { name: '6 meals of haddock' }).waitFor();
  });

  it('succeeds with a second press if the first response was lost, even for the last meals of the pledge', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud), fisherman()]);
    const pledge = await postPledge(cloud, ada, { mealsPledged: 1 });
    const { page } = await visit({
      as: kitchen.coordinator,
      at: `/pledge/${pledge.id}/claim`,
      expectedErrors: [/ERR_FAILED/],
    });
    await page.route('**/api/pledges/*/claims', loseAnswer, { times: 1 });
    const claim = page.getByRole('button', { name: 'Claim 1 meal' });
    await claim.click();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await claim.click();
    await page.getByRole('heading', { name: '1 meal of haddock' }).waitFor();
    await page.getByText('Reserved', { exact: true }).waitFor();
  });

  it('happens once if the response was lost and the same is claimed after a reload', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud), fisherman()]);
    const pledge = await postPledge(cloud, ada, { mealsPledged: 64, pickup: PICKUP });
    const { page } = await visit({
      as: kitchen.coordinator,
      at: `/pledge/${pledge.id}/claim`,
      expectedErrors: [/ERR_FAILED/],
    });
    await page.route('**/api/pledges/*/claims', loseAnswer, { times: 1 });
    await page.getByLabel('Meals', { exact: true }).fill('10');
    const claim = page.getByRole('button', { name: 'Claim 10 meals' });
    await claim.click();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await page.reload();
    // It suggests their last number of meals.
    await claim.click();
    await page.getByRole('heading', { name: '10 meals of haddock' }).waitFor();
    const { accessToken: token } = ada;
    const { body } = await cloud.call(listClaims, { token, query: { pledgeId: pledge.id } });
    expect(body.items.map(({ meals }) => meals)).toEqual([10]);
  });

  it('is not possible for a paused organization, which sees that before it chooses or types anything', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud, { state: 'paused' }), fisherman()]);
    const pledge = await postPledge(cloud, ada);
    const { page } = await visit({ as: kitchen.coordinator, at: '/find-meals' });
    const notice = page.getByText('Your organization is paused and cannot claim meals for now.');
    await notice.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}/claim`);
    await notice.waitFor();
  });

  it('is for members of an organization, while others see how to become one', async () => {
    const ada = await fisherman();
    const pledge = await postPledge(cloud, ada);
    const { page } = await visit({ as: ada, at: `/pledge/${pledge.id}/claim` });
    await page.getByRole('link', { name: 'How organizations join' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});

describe('a claim', () => {
  it('is canceled with a reason that stays visible', async () => {
    const [kitchen, ada] = await Promise.all([aKitchen(cloud), fisherman()]);
    const { id: pledgeId } = await postPledge(cloud, ada);
    const claim = await claimMeals(cloud, kitchen, pledgeId, { meals: 8 });
    const { page } = await visit({ as: kitchen.coordinator, at: `/claim/${claim.id}` });
    const cancel = page.getByRole('button', { name: 'Cancel claim of Harbor Kitchen, 8 meals' });
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this claim?' });
    expect(await problemsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel claim' }).click();
    await dialog.getByText('Reason is required').waitFor();
    await dialog.getByLabel('Reason').fill('The van broke down.');
    await dialog.getByRole('button', { name: 'Cancel claim' }).click();
    await page.getByText('Reason: The van broke down.').waitFor();
    await page.getByText('The organization cancelled this claim.').waitFor();
    await cancel.waitFor({ state: 'detached' });
  });
});
