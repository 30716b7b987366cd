/** Pledged meals reach a family, with a fisherman, a manager and an organization's contact, each on their own phone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { HOUR } from '#shared/limits.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { aPledge, postPledge } from '#tests/support/builders.ts';
import { inHours } from '#tests/support/claims.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { button, field, heading, mailedCode, signUp } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

const ORGANIZATION = 'Harbor Kitchen';
const CONTACT = 'ana@harborkitchen.example';

const APPLICATION = {
  contactName: 'Ana Reyes',
  contactEmail: CONTACT,
  organizationName: ORGANIZATION,
  servingArea: 'Portland, ME',
  currentCapacity: '80 dinners a night',
  experience: 'Ten years of suppers for the neighborhood',
  availability: 'Every evening, with a cold room',
};

async function apply(page: Page): Promise<void> {
  await page.goto(`${cloud.origin('community')}/community-aid-contact`);
  for (const [name, text] of Object.entries(APPLICATION)) await page.locator(`[name="${name}"]`).fill(text);
  await page.locator('[name="organizationType"]').selectOption({ index: 1 });
  await page.locator('[name="termsAccepted"]').check();
  await button(page, 'Submit application').click();
  await page
    .getByRole('status')
    .filter({ has: page.getByRole('button') })
    .waitFor();
}

async function approve(page: Page): Promise<void> {
  await page.goto(`${cloud.origin()}/admin/community-aid`);
  await page.getByRole('article', { name: ORGANIZATION }).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Application approved').waitFor();
}

/** The figures of the home page, one after the other. */
async function figuresOf(page: Page, flavour: Flavour): Promise<string> {
  await page.goto(`${cloud.origin(flavour)}/`);
  const community = page.getByRole('region', { name: 'Community Pledges' });
  await community.getByText(/meals pledged/).waitFor();
  return await community.innerText();
}

it('40 of 64 pledged meals are claimed, handed over without a network, and 38 of them served', async () => {
  const [fisherman, manager] = await Promise.all([
    cloud.createUser({ name: 'Ruth Alder', fisherman: A_FISHERMAN }),
    aPerson(cloud, { name: 'Bea Lund', groups: ['community_aid_manager'] }),
  ]);
  const pledge = await postPledge(cloud, fisherman, {
    ...aPledge({ mealsPledged: 64 }),
    pickup: { place: 'Pier 4', slots: [{ start: inHours(cloud, 2), end: inHours(cloud, 5) }] },
  });
  // From now on one organization may have more than half of it.
  cloud.clock.advance(0.6 * HOUR);

  const contact = await visit({ viewport: PHONE, expectedErrors: [/400 .*_cognito/] });
  const her = contact.page;
  await apply(her);
  const managers = await visit({ as: manager, viewport: PHONE });
  await approve(managers.page);

  await signUp(her, cloud, { email: CONTACT, profileType: 'organization_user' });
  await field(her, 'Code from the email').fill(mailedCode(cloud, CONTACT));
  await button(her, 'Confirm my address').click();
  await her.getByRole('link', { name: 'Find meals' }).first().click();
  await her.getByRole('link', { name: 'Claim meals of haddock' }).click();
  await her.getByText('64 of 64 meals are left').waitFor();
  await field(her, 'Meals').fill('40');
  await field(her, 'Who collects them').fill('Kim Reyes');
  await button(her, 'Claim 40 meals').click();
  await heading(her, '40 meals of haddock').waitFor();
  const code = her.getByRole('region', { name: 'Code for the pickup' });
  await code.getByRole('img', { name: 'QR code with the six digits' }).waitFor();
  expect(await problemsOf(her)).toEqual([]);
  const digits = (await code.getByText(/^\d{3} \d{3}$/).innerText()).replace(' ', '');

  const fishermans = await visit({ as: fisherman, at: '/my-posts', expectedErrors: [/Failed to load/] });
  const his = fishermans.page;
  const claims = his.getByRole('list', { name: 'Claims of haddock' });
  await claims.getByText('40 meals · Harbor Kitchen').waitFor();
  await claims.getByText('Kim Reyes collects').waitFor();
  await his.getByRole('button', { name: 'Enter code of Harbor Kitchen' }).click();
  await field(his, 'Code').waitFor();
  await fishermans.context.setOffline(true);
  await field(his, 'Code').fill(digits);
  await button(his, 'Confirm').click();
  await claims.getByText('Handed over, waiting for a connection').waitFor();
  expect(await problemsOf(his)).toEqual([]);
  await fishermans.context.setOffline(false);
  await his.getByText('40 meals handed over').waitFor();

  await her.reload();
  await field(her, 'How many meals were served?').fill('38');
  await button(her, 'Record meals served').click();
  await her.getByText('of 40 meals served').waitFor();
  expect(await problemsOf(her)).toEqual([]);

  await cloud.settled();
  await his.goto(`${cloud.origin()}/pledge/${pledge.id}`);
  const impact = his.getByRole('region', { name: 'Community Impact' });
  await expect
    .poll(() => impact.innerText())
    .toMatch(/64\s+meals pledged[\s\S]*40\s+claimed[\s\S]*38\s+served/);
  await his.goto(`${cloud.origin()}/fisherman/${fisherman.userId}`);
  await his.getByText('Meals served').waitFor();
  for (const flavour of ['consumer', 'community'] as const) {
    await expect
      .poll(() => figuresOf(managers.page, flavour), { interval: 2000 })
      .toMatch(/64\s+meals pledged[\s\S]*40\s+meals claimed[\s\S]*38\s+meals served/);
  }
}, 180_000);
