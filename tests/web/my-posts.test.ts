import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatch } from '#shared/catches/endpoints.ts';
import { createPledge } from '#shared/pledges/endpoints.ts';
import { aCatch, aPledge } from '#tests/api/builders.ts';
import { launchBrowser, visit } from '#tests/support/browser.ts';
import { giveSession } from '#tests/support/browser-session.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/local-cloud.ts';

let cloud: LocalCloud;
let browser: Browser;

beforeAll(async () => {
  [cloud, browser] = await Promise.all([startLocalCloud(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

describe('somebody who is not signed in', () => {
  it.each([
    ['/post-catch', 'Please sign in to post a catch.', '/auth?from=%2Fpost-catch'],
    ['/my-posts', 'Please log in to view your posts.', '/auth?from=%2Fmy-posts'],
  ])('is asked to sign in at %s, and comes back', async (path, words, link) => {
    const guest = await visit(browser);
    await guest.page.goto(cloud.origin() + path);
    await guest.page.getByText(words).waitFor();
    expect(await guest.page.getByRole('main').getByRole('link').getAttribute('href')).toBe(link);
    await guest.end();
  });
});

describe('my posts', () => {
  it('are none at first, and offer to post one', async () => {
    const omar = await cloud.createUser();
    const phone = await visit(browser);
    await giveSession(phone.context, cloud, omar);
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page.getByText('You have no posts yet').waitFor();
    const links = phone.page.getByRole('main').getByRole('link', { name: 'Post Catch' });
    expect(await links.last().getAttribute('href')).toBe('/post-catch');
    await phone.end();
  });

  it('are catches and pledges together, newest first, each with its own page', async () => {
    const ruth = await cloud.createUser();
    const token = ruth.accessToken;
    const sale = (await cloud.call(createCatch, { token, body: aCatch({ species: 'cod' }) })).body;
    const pledge = (await cloud.call(createPledge, { token, body: aPledge({ species: 'haddock' }) })).body;
    const phone = await visit(browser);
    await giveSession(phone.context, cloud, ruth);
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    const links = phone.page.getByRole('list', { name: 'My posts' }).getByRole('link');
    await links.first().waitFor();
    const targets = (await links.all()).map((link) => link.getAttribute('href'));
    expect(await Promise.all(targets)).toEqual([`/pledge/${pledge.id}`, `/catch/${sale.id}`]);
    await phone.end();
  });

  it('say so when they cannot be read, and can be asked for again', async () => {
    const ruth = await cloud.createUser();
    await cloud.call(createCatch, { token: ruth.accessToken, body: aCatch({ species: 'cod' }) });
    const phone = await visit(browser, { expectedErrors: [/Failed to load resource/] });
    await giveSession(phone.context, cloud, ruth);
    await phone.page.route('**/api/me/catches', (route) => route.fulfill({ status: 403, json: {} }), {
      times: 1,
    });
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page.getByText('Your posts could not be loaded. Please try again.').waitFor();
    await phone.page.getByRole('button', { name: 'Try again' }).click();
    await phone.page.getByRole('link', { name: 'Cod' }).waitFor();
    await phone.end();
  });
});
