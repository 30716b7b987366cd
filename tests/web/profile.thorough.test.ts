import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deleteAccount, getMe, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { getMailPreferences } from '#shared/mail/endpoints.ts';
import type { Visit } from '#tests/support/browser.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { downloadData } from '#tests/support/download-data.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { photoProblems } from '#words/photos/problems.ts';
import { button, hasFocus, heading, logIn } from './auth-journeys.ts';
import { loseFirstAnswer } from './lost-answers.ts';

let here: Visit;
let page: Page;
let ruth: TestUser;

it.beforeEach(async () => {
  ruth = await signUpFisherman(cloud, { location: 'Portland, ME' });
  here = await visit({ expectedErrors: [/\/api\/(me\b|uploads)|\/_cognito/] });
  page = here.page;
});

const address = (path: string) => new URL(path, cloud.origin()).href;
const photoFile = (name: string) => fileURLToPath(new URL(`../support/photos/${name}`, import.meta.url));
const me = async () => (await cloud.call(getMe, { token: ruth.accessToken })).body;
const field = (label: string) => page.getByLabel(label, { exact: false });

async function openProfile(): Promise<void> {
  await logIn(page, cloud, ruth.email, ruth.password);
  await page.waitForURL(address('/'));
  await page.goto(address('/profile'));
  await heading(page, 'Ruth Alder').waitFor();
}

describe('the profile page', () => {
  it('asks visitors to sign in, and brings them back', async () => {
    await page.goto(address('/profile'));
    await page.getByText('You must be logged in to update your profile').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL(/\/auth\?from=%2Fprofile/);
  });

  it('saves what was changed, and Cancel restores what was there', async () => {
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

  it('names every bad field, goes to the first, and keeps what was typed when the server fails', async () => {
    await openProfile();
    await button(page, 'Edit Fisherman profile').click();
    await field('Name').fill('Ruth <b>');
    await field('Phone').fill('no number');
    await button(page, 'Save').click();
    expect(await page.getByText('Name contains invalid characters').count()).toBe(2);
    expect(await page.getByText('Invalid Input: Please check the phone field format').count()).toBe(2);
    expect(await hasFocus(field('Name'))).toBe(true);

    await field('Name').fill('Ruth of the Petrel');
    await field('Phone').fill('207 555 0142');
    await page.route('**/api/me/profiles/*', (route) => route.abort());
    await button(page, 'Save').click();
    await page.getByText('Failed to update profile').waitFor();
    expect(await field('Name').inputValue()).toBe('Ruth of the Petrel');
    await page.unroute('**/api/me/profiles/*');
    await button(page, 'Save').click();
    await page.getByText('Profile updated successfully').waitFor();
  });

  it('takes a photo at once and removes it at once', async () => {
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

  it('refuses a file that is no photo by its name, and says when an upload failed', async () => {
    await openProfile();
    const buffer = readFileSync(photoFile('DSCN0010.jpg'));
    const choose = (name: string, mimeType: string) =>
      page.getByLabel('Upload photo').setInputFiles({ name, mimeType, buffer });
    await choose('me.gif', 'image/jpeg');
    expect(await page.getByText(photoProblems.wrongExtension).first().isVisible()).toBe(true);
    await page.route('**/api/uploads', (route) => route.abort());
    await choose('me.jpg', 'image/jpeg');
    await page.getByText('Failed to upload photo. Please try again.').first().waitFor();
    await page.unroute('**/api/uploads');
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 401 }));
    await choose('me.jpg', 'image/jpeg');
    // Asked to sign in over the page, the person says no.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('You must be logged in to upload a photo').first().waitFor();
  });

  it('makes further profiles', async () => {
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

  it('of somebody who has not posted leads to a first post once', async () => {
    const buyer = await cloud.createUser();
    const { page } = await visit({ as: buyer, at: '/profile' });
    await page.getByText('You have not posted a catch yet.').waitFor();
    const empty = page.getByText('You have not pledged any meals yet.');
    await empty.waitFor();
    const ways = page.getByRole('main').getByRole('link', { name: 'Post Catch' });
    expect(await ways.count()).toBe(1);
    await postCatch(cloud, buyer, { species: 'cod' });
    await page.reload();
    await page.getByRole('list', { name: 'Your Catches' }).getByText('Cod').waitFor();
    await empty.waitFor();
    expect(await ways.count()).toBe(1);
  });

  it('keeps each choice of mails at once, and takes it back when it could not be kept', async () => {
    await openProfile();
    const messages = page.getByLabel('New messages');
    await messages.uncheck();
    const preferences = () => cloud.call(getMailPreferences, { token: ruth.accessToken });
    await expect.poll(async () => (await preferences()).body.messages).toBe(false);
    await page.reload();
    await expect.poll(() => messages.isChecked()).toBe(false);
    await page.route('**/api/me/mail-preferences', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByLabel('News and invitations').click();
    await page.getByText('Your choice could not be saved').waitFor();
    expect(await page.getByLabel('News and invitations').isChecked()).toBe(true);
  });

  it('hands over everything as a file', async () => {
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

  it('says why when nobody was signed out', async () => {
    await openProfile();
    await page.route(`**/api${signOutEverywhere.path}`, (route) => route.abort());
    await button(page, 'Sign out on all devices').click();
    await page.getByText('Error signing out').waitFor();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await heading(page, 'Ruth Alder').waitFor();
  });

  it('deletes the account only when that was typed, and leaves nobody signed in', async () => {
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

  it('says that the account is deleted, also when the first answer to that was lost', async () => {
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
