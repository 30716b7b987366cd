import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import type { Visit } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { button, heading, logIn } from '#tests/web/auth-journeys.ts';
import { loseFirstAnswer } from '#tests/web/lost-answers.ts';

let here: Visit;
let page: Page;
let ruth: TestUser;

it.beforeEach(async () => {
  ruth = await signUpFisherman(cloud, { location: 'Portland, ME' });
  here = await visit({ expectedErrors: [/\/api\/(me\b|uploads)|\/_cognito/] });
  page = here.page;
});

const address = (path: string) => new URL(path, cloud.origin()).href;
const photoFile = (name: string) => fileURLToPath(new URL(`../../support/photos/${name}`, import.meta.url));
const me = async () => (await cloud.call(getMe, { token: ruth.accessToken })).body;
const field = (label: string) => page.getByRole('textbox', { name: label });

async function openProfile(): Promise<void> {
  await logIn(page, cloud, ruth.email, ruth.password);
  await page.waitForURL(address('/'));
  await page.goto(address('/profile'));
  await heading(page, 'Ruth Alder').waitFor();
}

describe('the profile page', () => {
  it('saves changes, and Cancel restores the earlier values', async () => {
    await openProfile();
    await page.getByText('Free Pro Trial', { exact: true }).waitFor();
    await button(page, 'Edit Fisherman profile').click();
    await field('Name').fill('Somebody Else');
    await button(page, 'Cancel').click();
    await button(page, 'Edit Fisherman profile').click();
    expect(await field('Name').inputValue()).toBe('Ruth Alder');

    await field('Name').fill('Ruth of the Petrel');
    await field('Bio').fill('Lobster from May to December.');
    await button(page, 'Save').click();
    await page.getByText('Profile updated successfully').waitFor();
    await heading(page, 'Ruth of the Petrel').waitFor();
    expect(await me()).toMatchObject({
      user: { name: 'Ruth of the Petrel' },
      profiles: [{ bio: 'Lobster from May to December.', phone: '(207) 555-0142' }],
    });
  });

  it('adds and removes a photo at once', async () => {
    await openProfile();
    await page.getByLabel('Upload photo').setInputFiles(photoFile('Portrait_8.jpg'));
    await page.getByText('Profile photo updated successfully').waitFor();
    const { photo } = (await me()).user;
    await page.locator(`main img[src="/media/${photo?.id}/224.webp"]`).waitFor();
    await button(page, 'Remove photo').click();
    await page.getByText('Profile photo removed successfully').waitFor();
    expect((await me()).user.photo).toBeUndefined();
    await page.getByLabel('Upload photo').waitFor({ state: 'attached' });
  });

  it('adds further profiles', async () => {
    await openProfile();
    await button(page, 'Add Organization Member profile').click();
    await field('Role in the organization').fill('Kitchen lead');
    await button(page, 'Create profile').click();
    await page.getByText('Profile created').waitFor();
    await button(page, 'Edit Organization Member profile').waitFor();
    expect((await me()).profiles).toMatchObject([
      { profileType: 'fisherman', isPrimary: true },
      { profileType: 'organization_user', name: 'Ruth Alder', role: 'Kitchen lead', isPrimary: false },
    ]);
  });

  it('lists own catches and pledges, each with its page and its Share Screen', async () => {
    await postCatch(cloud, ruth, { species: 'cod' });
    const pledge = await postPledge(cloud, ruth, { species: 'haddock' });
    await openProfile();
    await page.getByRole('list', { name: 'Your Catches' }).getByText('Cod').waitFor();
    const pledges = page.getByRole('list', { name: 'Your Pledges' });
    await pledges.getByText('24 meals').waitFor();
    await pledges.getByRole('link', { name: 'Share Screen of Haddock' }).click();
    await page.waitForURL(address(`/screen/${pledge.id}`));
    await page.goBack();
    await pledges.getByRole('link', { name: 'Haddock', exact: true }).click();
    await page.waitForURL(address(`/pledge/${pledge.id}`));
  });

  it('offers all data as a file', async () => {
    await postCatch(cloud, ruth);
    await openProfile();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download my data').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^creel-\d{4}-\d\d-\d\d\.json$/);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    const { exportedAt: _, ...kept } = await downloadData(cloud, ruth);
    expect(file).toMatchObject(kept);
    await page.getByText(/^Your file of .+ is ready until /).waitFor();
    await button(page, 'Make a new file').waitFor();
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download my data').click(),
    ]);
    expect(again.suggestedFilename()).toBe(download.suggestedFilename());
  });

  it('deletes the account only after a typed confirmation, and signs the person out', async () => {
    await openProfile();
    await button(page, 'Delete my account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText('disappear from the site').waitFor();
    await button(page, 'Delete permanently').click();
    await dialog.getByText('Please type delete to confirm').waitFor();
    expect((await me()).profiles).toHaveLength(1);
    await dialog.getByLabel('Type delete to confirm').fill('delete');
    await button(page, 'Delete permanently').click();
    await page.getByText('Your account was deleted').waitFor();
    await page.waitForURL(address('/'));
    await page.getByRole('link', { name: /^Start/ }).waitFor();
    expect((await cloud.call(getMe, { token: ruth.accessToken })).status).toBe(401);
    await page.reload();
    await page.getByRole('link', { name: /^Start/ }).waitFor();
  });

  it('says that the account is deleted even if the first response was lost', async () => {
    await openProfile();
    await loseFirstAnswer(page, deleteAccount);
    await button(page, 'Delete my account').click();
    await page.getByLabel('Type delete to confirm').fill('delete');
    await button(page, 'Delete permanently').click();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await button(page, 'Delete permanently').click();
    await page.getByText('Your account was deleted').waitFor();
    await page.getByRole('link', { name: /^Start/ }).waitFor();
  });
});
