/** Administrators give roles and look after people: what fails, what is refused, who loses a role. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import type { Group } from '#shared/contract/endpoint.ts';
import { assignRole, getUser, removeRole } from '#shared/people/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { postCatch } from '../support/builders.ts';
import { aPerson } from '../support/correspondence.ts';
import { cloud, it, visit } from '../support/fixtures.ts';
import { signIn } from '../support/users.ts';
import { choosePart, openPart, partsOf } from './admin-menu.ts';
import { button, field, heading } from './auth-journeys.ts';
import { problemsOf } from './problems.ts';

const anAdmin = () => aPerson(cloud, { name: 'Alma Desk', groups: ['admin'] });
const aName = () => `Omar ${crypto.randomUUID().slice(0, 8)}`;
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

describe('Users', () => {
  it('are found by a word; one is suspended with a reason and an end, and released', async () => {
    const name = aName();
    const [alma, omar] = await Promise.all([anAdmin(), aPerson(cloud, { name, fisherman: name })]);
    await postCatch(cloud, omar);
    const { page } = await visit({ as: alma, at: '/admin', viewport: DESKTOP });
    await openPart(page, 'Users');
    await page.waitForURL('**/admin/users');
    await field(page, 'Find a person').fill(name.toUpperCase());
    await page.getByRole('link', { name }).click();
    await page.waitForURL(`**/admin/users/${omar.userId}`);
    await page.getByRole('heading', { name, level: 2 }).waitFor();
    await page.getByText('1 catch and 0 pledges on show').waitFor();
    await page.getByRole('link', { name: 'Catch: Cod' }).waitFor();
    await page.getByText('No claims by them').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await button(page, 'Suspend').click();
    await inDialog(page, 'Suspend').click();
    await page.getByText('Reason is required').waitFor();
    await dialog(page).getByLabel('Reason').fill('You sold watches.');
    await dialog(page).getByLabel('How long').selectOption('week');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await inDialog(page, 'Suspend').click();
    await page.getByText(`${name} is suspended`).waitFor();
    await page.getByText('You sold watches.').waitFor();
    const { accessToken: token } = omar;
    const { isSuspended, suspension } = (await cloud.call(getMe, { token })).body;
    expect({ isSuspended, ...suspension }).toMatchObject({ isSuspended: true, reason: 'You sold watches.' });
    const days = (Date.parse(suspension?.until ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    await button(page, 'Lift').click();
    await inDialog(page, 'Lift').click();
    await page.getByText('Not suspended.').waitFor();
    expect((await cloud.call(getMe, { token })).body.isSuspended).toBe(false);
  });

  it('get Pro and credits, lose their profile, and then their account, on a phone', async () => {
    const name = aName();
    const [alma, omar] = await Promise.all([anAdmin(), cloud.signUp({ name })]);
    await cloud.call(createProfile, { token: omar.accessToken, body: { profileType: 'fisherman', name } });
    const { page } = await visit({ as: alma, viewport: PHONE, expectedErrors: [/422|404|500/] });
    await page.clock.install();
    await page.goto(`${cloud.origin()}/admin/users/${omar.userId}`);
    const details = async () =>
      (await cloud.call(getUser, { token: alma.accessToken, params: { userId: omar.userId } })).body;
    await field(page, 'Pro until').fill('2038-01-18');
    await button(page, 'Make Pro').click();
    await page.getByText('Yes, until January').waitFor();
    await field(page, 'Credits to give').fill('0');
    await button(page, 'Give credits').click();
    await page.getByText('Credits are a whole number from 1 to').waitFor();
    await field(page, 'Credits to give').fill('3');
    await button(page, 'Give credits').click();
    await page.getByText('They have 8 credits now').waitFor();
    expect((await details()).profiles).toMatchObject([{ isPro: true, credits: 8 }]);
    const noAnswer = { status: 500, body: '{}' };
    await page.route('**/api/admin/users/*/profile', (route) => route.fulfill(noAnswer), { times: 1 });
    await button(page, 'Delete profile').click();
    await inDialog(page, 'Delete profile').click();
    await page.getByText('Failed to delete user profile.').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, 'Delete profile').click();
    await inDialog(page, 'Delete profile').click();
    const notice = page.getByText('The sign-in record is still there. It has to be removed separately');
    await notice.waitFor();
    await page.getByText('No profile.').waitFor();
    await page.clock.fastForward(7000);
    expect(await notice.isVisible()).toBe(true);
    await page.clock.fastForward(1000);
    await notice.waitFor({ state: 'detached' });
    await button(page, 'Delete account').click();
    await dialog(page).getByLabel(`Type “${name}” to confirm`).fill('Somebody else');
    await inDialog(page, 'Delete account').click();
    await dialog(page).getByText('This is not the name of the account').waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await dialog(page).getByLabel(`Type “${name}” to confirm`).fill(name);
    await inDialog(page, 'Delete account').click();
    await page.getByText(`The account of ${name} is deleted`).waitFor();
    await page.waitForURL('**/admin/users');
    await expect(signIn(cloud, omar)).rejects.toThrow();
    await page.goto(`${cloud.origin()}/admin/users/${omar.userId}`);
    await page.getByText('We could not find this account').waitFor();
  });
});

describe('who loses a role while the dashboard is open', () => {
  it('is led out by the next call that is refused, or to what is still theirs', async () => {
    const [alma, bea] = await Promise.all([
      anAdmin(),
      aPerson(cloud, { name: 'Bea Lund', groups: ['admin', 'community_aid_manager'] }),
    ]);
    const { page } = await visit({ as: bea, at: '/admin/users', expectedErrors: [/403/] });
    await page.getByText('Joined').first().waitFor();
    const take = (role: Group) =>
      cloud.call(removeRole, { token: alma.accessToken, params: { userId: bea.userId, role } });
    await take('admin');
    await field(page, 'Find a person').fill('omar');
    await page.getByText('Access Denied').first().waitFor();
    await heading(page, 'Manager Dashboard').waitFor();
    expect(await partsOf(page)).toEqual(['Applications', 'Claims', 'Organizations']);
    await take('community_aid_manager');
    await choosePart(page, 'Organizations');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText("You don't have permission to access this page").first().waitFor();
    await cloud.call(assignRole, {
      token: alma.accessToken,
      params: { userId: bea.userId, role: 'fisherman_manager' },
    });
    await page.goto(`${cloud.origin()}/admin`);
    await openPart(page, 'Sample invitation');
    await take('fisherman_manager');
    await button(page, 'Send sample emails').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText("You don't have permission to access this page").waitFor();
  });
});
