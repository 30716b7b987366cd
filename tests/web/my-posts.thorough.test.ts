import { describe, expect } from 'vitest';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { aCatch, aPledge, hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/users.ts';
import { choose, openMenu } from './post-menu.ts';
import { openUnanswered } from './unanswered.ts';

describe('somebody who is not signed in', () => {
  it.each([
    ['/post-catch', 'Please sign in to post a catch.', '/auth?from=%2Fpost-catch'],
    ['/my-posts', 'Please log in to view your posts.', '/auth?from=%2Fmy-posts'],
  ])('is asked to sign in at %s, and comes back', async (path, words, link) => {
    const guest = await visit({ at: path });
    await guest.page.getByText(words).waitFor();
    expect(await guest.page.getByRole('main').getByRole('link').getAttribute('href')).toBe(link);
  });
});

describe('my posts', () => {
  it('are none at first, and offer to post one and no tools for posts', async () => {
    const omar = await cloud.createUser({ fisherman: A_FISHERMAN });
    const phone = await visit({ as: omar, at: '/my-posts' });
    await phone.page.getByText('You have no posts yet').waitFor();
    const link = phone.page.getByRole('main').getByRole('link', { name: 'Post Catch' });
    expect(await link.getAttribute('href')).toBe('/post-catch');
    expect(await phone.page.getByText('Print a poster').count()).toBe(0);
    expect(await phone.page.getByText('Download meals as CSV').count()).toBe(0);
  });

  it('are catches and pledges together, newest first, each with its own page', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const token = ruth.accessToken;
    const sale = (await cloud.call(createCatch, { token, body: aCatch({ species: 'cod' }) })).body;
    const pledge = (await cloud.call(createPledge, { token, body: aPledge({ species: 'haddock' }) })).body;
    const phone = await visit({ as: ruth, at: '/my-posts' });
    const links = phone.page.getByRole('list', { name: 'My posts' }).getByRole('heading').getByRole('link');
    await links.first().waitFor();
    const targets = (await links.all()).map((link) => link.getAttribute('href'));
    expect(await Promise.all(targets)).toEqual([`/pledge/${pledge.id}`, `/catch/${sale.id}`]);
  });

  it('are there, with the bar above them, where the code of other parts cannot be fetched', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postCatch(cloud, ruth, { species: 'cod' });
    const phone = await visit({ as: ruth, expectedErrors: [/ERR_FAILED/] });
    const parts = /assets\/(avatar-menu|footer|signed-in|queued-posts)-/;
    await phone.page.route(parts, (route) => route.abort());
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page
      .getByText('This part could not be loaded. Reload the page when you are online.')
      .waitFor();
    await phone.page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    await phone.page.getByRole('banner').waitFor();
  });

  it('say so when they cannot be read, and can be asked for again', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await cloud.call(createCatch, { token: ruth.accessToken, body: aCatch({ species: 'cod' }) });
    const phone = await visit({ as: ruth, expectedErrors: [/Failed to load resource/] });
    await phone.page.route('**/api/me/catches', (route) => route.fulfill({ status: 403, json: {} }), {
      times: 1,
    });
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page.getByText('Your posts could not be loaded. Please try again.').waitFor();
    await phone.page.getByRole('button', { name: 'Try again' }).click();
    await phone.page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
  });

  it('say so when no answer comes, and can be asked for again', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await visit({ as: ruth });
    await openUnanswered(page, { at: '/my-posts', read: '**/api/me/catches', ms: 31_000 });
    await page.getByText('Your posts could not be loaded. Please try again.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
  });
});

describe('the owner of posts', () => {
  const open = async (user: TestUser) => {
    const phone = await visit({ as: user, at: '/my-posts' });
    return phone;
  };

  it('hides a catch, takes it back, and shows it again after hiding it for good', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const sale = await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await open(ruth);
    await choose(page, 'Cod', 'Hide');
    await page.getByText('Post Hidden').waitFor();
    await page.getByText('Your catch is no longer visible in the marketplace').waitFor();
    expect((await cloud.request(`/api/catches/${sale.id}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Post Made Available').waitFor();
    expect((await cloud.request(`/api/catches/${sale.id}`)).status).toBe(200);
    await choose(page, 'Cod', 'Hide');
    await page.getByRole('button', { name: 'Show Cod' }).waitFor();
    const which = page.getByRole('group', { name: 'Which posts to show' });
    await which.getByRole('button', { name: 'Available' }).click();
    await page.getByText('None of these posts is available').waitFor();
    await which.getByRole('button', { name: 'Hidden' }).click();
    await page.getByRole('listitem').getByText('Sale', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show Cod' }).click();
    await which.getByRole('button', { name: 'All' }).click();
    await page.getByRole('button', { name: 'Mark as sold: Cod' }).waitFor();
  });

  it('marks a catch as sold with a tap, takes it back, and says how much is left', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const { id } = await postCatch(cloud, ruth, { species: 'cod', quantity: '40 lb' });
    const { page } = await open(ruth);
    await page.getByRole('button', { name: 'Mark as sold: Cod' }).click();
    await page.getByText('Marked as sold').waitFor();
    const which = page.getByRole('group', { name: 'Which posts to show' });
    await which.getByRole('button', { name: 'Available' }).click();
    await page.getByText('None of these posts is available').waitFor();
    await which.getByRole('button', { name: 'Sold' }).click();
    await page.getByRole('link', { name: 'Post again: Cod' }).waitFor();
    const guest = await visit({ at: `/catch/${id}` });
    await guest.page.getByRole('region', { name: 'Sold' }).getByText('All of this catch').waitFor();
    expect(await guest.page.getByText('Contact Fisherman').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Your catch is back in the marketplace').waitFor();
    await which.getByRole('button', { name: 'All' }).click();
    await choose(page, 'Cod', 'Change amount left');
    await page.getByLabel('Quantity left').fill('12 lb');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('12 lb · ').waitFor();
  });

  it('is told nothing more of it on the next page', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await open(ruth);
    await choose(page, 'Cod', 'Hide');
    await page.getByText('Post Hidden').waitFor();
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await page.getByText('Post Hidden').waitFor({ state: 'detached', timeout: 3000 });
  });

  it('works the menu of a post by keyboard, and is back at its button after a question', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await open(ruth);
    await page.getByRole('button', { name: 'More actions for Cod' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('More actions for Cod');
    await page.getByRole('button', { name: 'Mark as sold: Cod' }).press('Enter');
    await page.getByRole('link', { name: 'Post again: Cod' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Cod');
  });

  it('marks a catch as sold on its edit page', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const { id } = await postCatch(cloud, ruth, { species: 'cod' });
    const { page } = await visit({ as: ruth, at: `/edit-catch/${id}` });
    await page.getByRole('button', { name: 'Mark as sold: Cod' }).click();
    await page.getByRole('heading', { name: 'My Posts' }).waitFor();
    await (await openMenu(page, 'Cod')).getByRole('menuitem', { name: 'Not sold' }).waitFor();
  });

  it('deletes a pledge after being asked', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postPledge(cloud, ruth, { species: 'haddock' });
    const { page } = await open(ruth);
    await choose(page, 'Haddock', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await choose(page, 'Haddock', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Pledge deleted successfully!').waitFor();
    await page.getByText('You have no posts yet').waitFor();
  });

  it('posts one again without typing it again', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postPledge(cloud, ruth, { species: 'haddock', location: 'Kittery, ME', story: 'A good week.' });
    const { page } = await open(ruth);
    await choose(page, 'Haddock', 'Post again');
    await page.getByText('We kept what you filled in.').waitFor();
    expect(await page.getByLabel('Species', { exact: true }).inputValue()).toBe('haddock');
    expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Kittery, ME');
    expect(await page.getByLabel('Story').inputValue()).toBe('A good week.');
  });

  it('is told when a post could not be hidden', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postCatch(cloud, ruth, { species: 'cod' });
    const phone = await visit({ as: ruth, expectedErrors: [/ERR_FAILED/] });
    await phone.page.route('**/visibility', (route) => route.abort());
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await choose(phone.page, 'Cod', 'Hide');
    await phone.page.getByText('Failed to update catch. Please try again.').waitFor();
  });

  it('may edit a fresh catch as long as it is fresh, and then only hide or delete it', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    await postCatch(cloud, ruth, { species: 'cod', condition: 'fresh', caughtDate: hoursAgo(2) });
    const phone = await visit({ as: ruth, expectedErrors: [/Failed to load resource/] });
    await phone.page.clock.install();
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page.getByText(/^Can be edited for 1 day 2[12] hours$/).waitFor();
    const actions = async () => (await openMenu(phone.page, 'Cod')).getByRole('menuitem').allInnerTexts();
    expect(await actions()).toEqual(['Change amount left', 'Edit', 'Share', 'Post again', 'Hide', 'Delete']);
    await phone.page.keyboard.press('Escape');
    // The server's clock goes on as it is.
    await phone.context.setOffline(true);
    await phone.page.clock.runFor('46:01:00');
    await phone.page.getByText('Editing Period Expired').waitFor();
    await phone.page.getByRole('link', { name: 'Post again: Cod' }).waitFor();
    expect(await actions()).toEqual(['Share', 'Hide', 'Delete']);
    await phone.page.getByText('The editing period has ended. You can still delete this post.').waitFor();
  });
});
