/** Claims that those who manage community aid look at, on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noShow } from '#lambdas/claims/store/items.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import { postPledge } from '../support/builders.ts';
import { aConflict, aWaitingClaim, cancel } from '../support/claims.ts';
import { aPerson } from '../support/correspondence.ts';
import { cloud, it, ruth, usePeople, visit } from '../support/fixtures.ts';
import { aStranger } from '../support/organizations.ts';
import { putItems } from '../support/table-client.ts';
import type { TestUser } from '../support/users.ts';
import { openPart } from './admin-menu.ts';
import { button } from './auth-journeys.ts';
import { problemsOf } from './problems.ts';

usePeople();

/** A name that no other test has. */
const aName = () => `Galley ${aStranger().slice(4, 12)}`;
const aManager = () => aPerson(cloud, { groups: ['community_aid_manager'] });
const article = (page: Page, name: string) => page.getByRole('article', { name });
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const claimOf = async ({ accessToken: token }: TestUser, claimId: string) =>
  (await cloud.call(getClaim, { token, params: { claimId } })).body;

async function aWaitingGalley() {
  const { id: pledgeId } = await postPledge(cloud, ruth);
  const name = aName();
  const { kitchen, claim } = await aWaitingClaim(cloud, pledgeId, { name });
  const { coordinator, organizationId } = kitchen;
  return { name, coordinator, organizationId, claimId: claim.id };
}

describe('a claim that waits for a yes', () => {
  it('is approved by a manager, who sees what is claimed and why it waits', async () => {
    const [manager, { name, coordinator, claimId }] = await Promise.all([aManager(), aWaitingGalley()]);
    const { page } = await visit({ as: manager, at: '/admin' });
    await openPart(page, 'Claims');
    const claim = article(page, name);
    await claim.getByText('2 meals of Haddock').waitFor();
    await claim.getByText('Pickups missed with 3 or more fishermen in the last 90 days').waitFor();
    await claim.getByText('Kim Reyes').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await button(page, `Approve 2 meals for ${name}`).press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await inDialog(page, 'Approve').press('Enter');
    await page.getByText('Claim approved').waitFor();
    await claim.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Waiting claims');
    expect((await claimOf(coordinator, claimId)).state).toBe('reserved');
  });

  it('names the no-shows behind it, and a manager strikes one', async () => {
    const [manager, { name, organizationId, claimId }] = await Promise.all([aManager(), aWaitingGalley()]);
    await putItems(cloud, [{ ...noShow.item({ organizationId, claimId }, { expiresAt: 4e9 }) }]);
    const { page } = await visit({ as: manager, at: '/admin/community-aid?view=claims' });
    await button(page, `No-shows of ${name}`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/2 meals from Ruth/).waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: /^Strike the no-show: 2 meals from Ruth/ }).press('Enter');
    await inDialog(page, 'Strike').click();
    await dialog.getByText('Note is required').waitFor();
    await page.getByLabel('Note').fill('The van was there.');
    await inDialog(page, 'Strike').click();
    await page.getByText('No-show struck').waitFor();
    await dialog.getByText('No no-show counts against this organization.').waitFor();
  });

  it('is declined with a reason, and refused when it waits no more', async () => {
    const [manager, declined, gone] = await Promise.all([aManager(), aWaitingGalley(), aWaitingGalley()]);
    const { page } = await visit({
      as: manager,
      at: '/admin/community-aid?view=claims',
      viewport: { width: 320, height: 640 },
      expectedErrors: [/409/],
    });
    await button(page, `Decline 2 meals for ${declined.name}`).click();
    await page.getByLabel('Reason').fill('Please call us first.');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await inDialog(page, 'Decline').click();
    await page.getByText('Claim declined').waitFor();
    await article(page, declined.name).waitFor({ state: 'detached' });
    expect(await claimOf(declined.coordinator, declined.claimId)).toMatchObject({
      ...{ state: 'declined', reason: 'Please call us first.' },
    });
    await button(page, `Approve 2 meals for ${gone.name}`).click();
    await cancel(cloud, gone.coordinator, gone.claimId);
    await inDialog(page, 'Approve').click();
    await page.getByText('This claim was cancelled.').waitFor();
    await article(page, gone.name).waitFor({ state: 'detached' });
  });
});

describe('a handover that could not be counted', () => {
  it('is shown with what the phone says and what had become of the claim', async () => {
    const name = aName();
    const [manager, { kitchen, claimId }] = await Promise.all([aManager(), aConflict(cloud, ruth, { name })]);
    const { page } = await visit({ as: manager, at: '/admin/community-aid?view=claims' });
    const conflict = article(page, name);
    await conflict.getByText('10 meals of Haddock').waitFor();
    await conflict.getByText(/^The meals were handed over on .+\. The phone told us on .+\.$/).waitFor();
    await conflict.getByText('It had been cancelled. The pledge had 6 meals left.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await button(page, `Count remaining meals for ${name}`).click();
    await inDialog(page, 'Count remaining meals').click();
    await page.getByText('Note is required').first().waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await page.getByRole('dialog').getByLabel('Note').fill('Both say that they met.');
    await inDialog(page, 'Count remaining meals').click();
    await page.getByText('6 meals counted').waitFor();
    await conflict.waitFor({ state: 'detached' });
    expect(await claimOf(kitchen.coordinator, claimId)).toMatchObject({ state: 'collected', meals: 6 });
  });
});
