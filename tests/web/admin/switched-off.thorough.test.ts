/** Settings as visitors see them: an announcement, and switched-off parts of the site. */
import { describe, expect } from 'vitest';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { settle } from '#tests/support/site.ts';
import { heading } from '#tests/web/auth-journeys.ts';
import { openMenu } from '#tests/web/post-menu.ts';
import { problemsOf, shiftOf } from '#tests/web/problems.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
});

const HOUR = 3_600_000;

describe('an announcement', () => {
  it('is at the top from its start to its end, moves nothing, and stays closed until the next one', async () => {
    const start = Date.now();
    const at = (hours: number) => new Date(start + hours * HOUR).toISOString();
    const banner = { text: 'No landings on Sunday', tone: 'info', from: at(1), until: at(3) } as const;
    await settle(cloud, admin, 'consumer', { banner: { ...banner, link: { label: 'Why?', url: '/about' } } });
    // The server's clock does not change.
    const { page } = await visit({ isShell: true });
    await page.clock.install({ time: start });
    await page.goto(`${cloud.origin()}/terms`);
    await heading(page, 'Terms of use').waitFor();
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    expect(await bar.count()).toBe(0);
    await page.clock.setSystemTime(start + 2 * HOUR);
    for (const visits of ['first', 'second']) {
      await page.reload();
      await bar.getByText('No landings on Sunday').waitFor();
      expect(await shiftOf(page), visits).toBe(0);
    }
    expect(await problemsOf(page)).toEqual([]);
    await bar.getByRole('link', { name: 'Why?' }).click();
    await page.waitForURL(/about/);
    await bar.getByRole('button', { name: 'Close the announcement' }).press('Enter');
    await bar.waitFor({ state: 'detached' });
    await page.goto(`${cloud.origin()}/terms`);
    await heading(page, 'Terms of use').waitFor();
    expect(await bar.count()).toBe(0);
    await settle(cloud, admin, 'consumer', { banner: { ...banner, text: 'No ice either', tone: 'warning' } });
    await page.reload();
    await bar.getByText('No ice either').waitFor();
    await page.clock.setSystemTime(start + 4 * HOUR);
    await page.reload();
    await heading(page, 'Terms of use').waitFor();
    expect(await bar.count()).toBe(0);
  });

  it('is in server-rendered pages, but hidden for people who closed it', async () => {
    const from = new Date(Date.now() - HOUR).toISOString();
    await settle(cloud, admin, 'consumer', { banner: { text: 'Dock closed', tone: 'info', from } });
    const { page } = await visit({ at: '/terms' });
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await bar.getByText('Dock closed').waitFor();
    expect(await shiftOf(page)).toBe(0);
    await bar.getByRole('button', { name: 'Close the announcement' }).click();
    await page.reload();
    await heading(page, 'Terms of use').waitFor();
    expect(await bar.count()).toBe(0);
    expect(await shiftOf(page)).toBe(0);
  });
});

describe('parts that are switched off', () => {
  it('have no page, link or button, and owners can delete their posts', async () => {
    const owner = await cloud.createUser();
    const token = owner.accessToken;
    await cloud.call(createProfile, { token, body: { profileType: 'fisherman', name: 'Ruth Alder' } });
    const { id: catchId } = await postCatch(cloud, owner);
    const { id: pledgeId } = await postPledge(cloud, owner);
    await cloud.settled();
    await settle(cloud, admin, 'consumer', { switchedOff: ['sales', 'map', 'goPro', 'signUp'] });

    const { page } = await visit({ at: '/', expectedErrors: [/404 \(Not Found\)/] });
    await page.getByRole('contentinfo').waitFor();
    const found = await page.getByRole('link').all();
    const links = await Promise.all(found.map((link) => link.getAttribute('href')));
    expect(links).toContain('/marketplace?view=pledges');
    expect(links.filter((to) => /view=marketplace|go-pro|signup/.test(to ?? ''))).toEqual([]);
    expect(await page.getByText(/Buy fish/).count()).toBe(0);
    await page.goto(`${cloud.origin()}/marketplace`);
    await heading(page, 'Community Pledges').waitFor();
    await page
      .getByRole('link', { name: /Haddock/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /Marketplace Sales|Map/ }).count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    for (const path of [`/catch/${catchId}`, '/go-pro']) {
      await page.goto(cloud.origin() + path);
      await heading(page, 'Oops! Page not found').waitFor();
    }
    await page.goto(`${cloud.origin()}/signup`);
    await page.getByText('You can’t create an account right now.').waitFor();
    await page.goto(`${cloud.origin()}/get-invitation`);
    await page.getByText('You can’t create an account right now.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.goto(`${cloud.origin()}/pledge/${pledgeId}`);
    await page.getByText('Haddock').first().waitFor();

    const own = await visit({ as: owner, at: '/my-posts' });
    const itemsOf = async (species: string) =>
      (await openMenu(own.page, species)).getByRole('menuitem').allInnerTexts();
    expect(await itemsOf('Cod')).toEqual(['Delete']);
    await own.page.keyboard.press('Escape');
    expect(await itemsOf('Haddock')).toEqual(['Edit', 'Post again', 'Repeat every week', 'Hide', 'Delete']);
  });

  it('are not in shared pictures: no card and no total without pledges, and no poster for a pantry', async () => {
    const owner = await cloud.createUser({ fisherman: A_FISHERMAN });
    const { id } = await postPledge(cloud, owner);
    await cloud.settled();
    await settle(cloud, admin, 'consumer', { switchedOff: ['pledges'] });
    const { page } = await visit({ expectedErrors: [/404 \(Not Found\)/] });
    for (const path of [`/share/${id}`, `/share-pledge/${id}`, `/facebook-screen?id=${id}`]) {
      await page.goto(cloud.origin() + path);
      await heading(page, 'Oops! Page not found').waitFor();
    }
    await page.goto(`${cloud.origin()}/screen/${id}`);
    await page.getByText('Pledge Not Found').waitFor();
    await page.goto(`${cloud.origin()}/facebook-cover`);
    await page.getByRole('button', { name: 'Download Cover' }).waitFor();
    await page.getByRole('checkbox').waitFor({ state: 'detached' });
    await page.goto(`${cloud.origin()}/poster/${owner.userId}`);
    await page.getByRole('button', { name: 'Shop' }).waitFor();
    await page.getByRole('button', { name: 'Pantry' }).waitFor({ state: 'detached' });
  });

  it('disappear when the person comes back to the tab, but not while they fill in a form', async () => {
    await settle(cloud, admin, 'consumer', {});
    const { page } = await visit();
    await page.clock.install();
    const comeBack = async () => {
      // Longer than settings are cached.
      await page.clock.fastForward(20_000);
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    };
    await page.goto(`${cloud.origin()}/terms`);
    const goPro = page.getByRole('contentinfo').getByRole('link', { name: 'Go Pro' });
    await goPro.waitFor();
    await page.clock.runFor(4000);
    await settle(cloud, admin, 'consumer', { switchedOff: ['goPro'] });
    // Several times, since the code that follows the settings comes late.
    await expect
      .poll(async () => {
        await comeBack();
        return goPro.count();
      })
      .toBe(0);

    await page.getByRole('link', { name: 'Contact' }).first().click();
    await page.getByLabel('Your name').fill('Ada');
    // A navigation reads the settings again a second later.
    await page.clock.runFor(1000);
    await settle(cloud, admin, 'consumer', {});
    await comeBack();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada');
    expect(await goPro.count()).toBe(0);
  });
});
