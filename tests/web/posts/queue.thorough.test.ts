import type { BrowserContext } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import type { Visit } from '#tests/support/browser/browser.ts';
import { giveSession, swapSession } from '#tests/support/browser/browser-session.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { loseAnswer } from '#tests/web/lost-answers.ts';
import { hoursAgo, problemsOn, SMALL_PHOTOS, wizardOn } from '#tests/web/posting-wizard.ts';
import { catchesOf, countPosts, KEPT, POSTED, pledgesOf, queueOn, said } from '#tests/web/queue-journeys.ts';

useOwnCloud();

let ruth: TestUser;
let phone: Visit;
let context: BrowserContext;
let wizard: ReturnType<typeof wizardOn>;
let queue: ReturnType<typeof queueOn>;

it.beforeEach(async () => {
  ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
  // The browser logs every request that these tests make fail.
  const expectedErrors = [/Failed to load resource/];
  phone = await visit({ hasTouch: true, isMobile: true, reducedMotion: 'reduce', expectedErrors });
  context = phone.context;
  await giveSession(context, cloud, ruth);
  wizard = wizardOn(phone.page);
  queue = queueOn(phone.page);
});

/** Continues to the queue: filled in without a network. */
async function queueListing(): Promise<void> {
  await wizard.toFilledListing(cloud.origin());
  await context.setOffline(true);
  await wizard.button('Create Listing').click();
  await said(phone.page, KEPT);
  await queue.cards.first().waitFor();
}

describe('a post without a network', () => {
  it('waits with its photos in My Posts, and is posted once when the network is back', async () => {
    const posts = countPosts(phone.page);
    await wizard.open(cloud.origin());
    await wizard.basics();
    await wizard.addPhotos([SMALL_PHOTOS[0]], 1);
    await context.setOffline(true);
    await phone.page.getByLabel('Choose photos').setInputFiles([SMALL_PHOTOS[1], SMALL_PHOTOS[2]]);
    await wizard.photos.getByText('Saved until you’re back online').nth(1).waitFor({ state: 'attached' });
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await wizard.listing();
    await wizard.button('Create Listing').click();

    await said(phone.page, KEPT);
    expect(new URL(phone.page.url()).pathname).toBe('/my-posts');
    await expect
      .poll(() => queue.cards.allInnerTexts())
      .toEqual([expect.stringMatching(/Haddock[\s\S]*\$6\.50 per pound[\s\S]*Portland, ME · 3 photos/)]);
    await expect.poll(() => queue.state.innerText()).toContain('Waiting for a connection');
    expect(posts.count).toBe(0);

    await context.setOffline(false);
    await said(phone.page, POSTED);
    await queue.cards.first().waitFor({ state: 'detached' });
    await phone.page
      .getByRole('list', { name: 'My posts' })
      .getByRole('link', { name: 'Haddock', exact: true })
      .waitFor();
    const [card, ...others] = await catchesOf(cloud, ruth);
    expect(others).toEqual([]);
    const { body } = await cloud.call(getCatch, { params: { catchId: card?.id ?? '' } });
    expect(body.photos).toHaveLength(3);
    expect(posts.count).toBe(1);
  });

  it('is posted once, even if the response is lost', async () => {
    const posts = countPosts(phone.page);
    await queueListing();
    await context.route('**/api/catches', loseAnswer, { times: 1 });
    await context.setOffline(false);
    await expect.poll(() => posts.count).toBe(1);
    await queue.button('Retry Haddock').click();
    await said(phone.page, POSTED);
    expect(posts.count).toBe(2);
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('is queued automatically if there is no response, and becomes one post', async () => {
    await wizard.toFilledListing(cloud.origin());
    await context.route('**/api/catches', loseAnswer, { times: 1 });
    await wizard.button('Create Listing').click();
    await said(phone.page, KEPT);
    await said(phone.page, POSTED);
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('is sent by one of two tabs', async () => {
    const other = await context.newPage();
    await other.goto(`${cloud.origin()}/my-posts`);
    await other.getByText('You have no posts yet').waitFor();
    await queueListing();
    await queueOn(other).cards.first().waitFor();
    const posts = countPosts(phone.page);
    await context.setOffline(false);
    await other
      .getByRole('list', { name: 'My posts' })
      .getByRole('link', { name: 'Haddock', exact: true })
      .waitFor();
    await said(phone.page, POSTED);
    expect(posts.count).toBe(1);
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('waits as a pledge and arrives as one', async () => {
    await wizard.open(cloud.origin());
    await wizard.basics({ species: 'cod' });
    await wizard.next();
    await wizard.choose('Pledge to Community');
    await wizard.next();
    await wizard.pledge();
    await context.setOffline(true);
    await wizard.button('Post Pledge').click();
    await said(phone.page, KEPT);
    await expect.poll(() => queue.cards.innerText()).toMatch(/Cod[\s\S]*24 meals/);
    await context.setOffline(false);
    await said(phone.page, 'Your pledge has been posted successfully!');
    expect((await pledgesOf(cloud, ruth)).map(({ mealsPledged }) => mealsPledged)).toEqual([24]);
  });
});

describe('a waiting post', () => {
  it('belongs to its owner: another account neither sees nor sends it, and its owner still has it', async () => {
    const omar = await cloud.createUser({ name: 'Omar Reyes', fisherman: 'Omar Reyes' });
    await queueListing();
    await swapSession(phone.page, cloud, omar);
    await context.setOffline(false);
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page.getByText('You have no posts yet').waitFor();
    expect(await queue.cards.count()).toBe(0);

    await swapSession(phone.page, cloud, undefined);
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await phone.page.getByText('Please log in to view your posts.').waitFor();
    expect(await queue.cards.count()).toBe(0);
    expect(await phone.page.getByText('Haddock').count()).toBe(0);

    await swapSession(phone.page, cloud, ruth);
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await said(phone.page, POSTED);
    expect(await catchesOf(cloud, omar)).toEqual([]);
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('asks to sign in if the session has ended, and continues after that', async () => {
    await queueListing();
    await context.route('**/api/catches', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
    await context.setOffline(false);
    await said(phone.page, 'Please sign in to post a catch.');
    await expect.poll(() => queue.state.innerText()).toContain('Waiting for you to sign in');
    expect(await queue.link('Sign In').getAttribute('href')).toBe('/auth?from=%2Fmy-posts');
    await swapSession(phone.page, cloud, ruth);
    await phone.page.goto(`${cloud.origin()}/my-posts`);
    await said(phone.page, POSTED);
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('is sent even if the phone has no storage left meanwhile', async () => {
    await queueListing();
    await phone.page.evaluate(
      'IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError"); }',
    );
    await context.setOffline(false);
    await said(phone.page, POSTED);
    await queue.cards.first().waitFor({ state: 'detached' });
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('shows why it failed, and can be retried', async () => {
    await queueListing();
    const error = {
      code: 'internal',
      message: 'An unexpected error occurred. Please try again.',
      requestId: 'r',
    };
    await context.route('**/api/catches', (route) => route.fulfill({ status: 500, json: { error } }), {
      times: 1,
    });
    await context.setOffline(false);
    await expect
      .poll(() => queue.state.innerText())
      .toMatch(/Not posted yet[\s\S]*An unexpected error occurred/);
    expect(await problemsOn(phone.page)).toEqual([]);
    await queue.button('Retry Haddock').click();
    await said(phone.page, POSTED);
    expect(await catchesOf(cloud, ruth)).toHaveLength(1);
  });

  it('can be discarded after a confirmation', async () => {
    await queueListing();
    await queue.button('Discard Haddock').click();
    const dialog = phone.page.getByRole('dialog', { name: 'Discard this post?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await queue.cards.count()).toBe(1);
    await queue.button('Discard Haddock').click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await queue.cards.first().waitFor({ state: 'detached' });
    await context.setOffline(false);
    await phone.page.reload();
    await phone.page.getByText('You have no posts yet').waitFor();
    expect(await catchesOf(cloud, ruth)).toEqual([]);
  });

  it('that became too old comes back as a draft with the error, and is posted after a correction', async () => {
    await wizard.toFilledListing(cloud.origin());
    await wizard.addPhotosLater(SMALL_PHOTOS[0]);
    const dateCaught = phone.page.getByLabel('Date caught');
    await dateCaught.fill(hoursAgo(47.9));
    await context.setOffline(true);
    await wizard.button('Create Listing').click();
    await queue.cards.first().waitFor();
    cloud.clock.advance(HOUR / 4);
    await context.setOffline(false);

    const tooOld = 'Fresh fish cannot be more than 48 hours old';
    await expect.poll(() => queue.state.innerText()).toMatch(`Needs a change\n${tooOld}`);
    await queue.link('Edit Haddock').click();
    await expect.poll(() => wizard.errorOf(dateCaught)).toBe(tooOld);
    expect(await wizard.quantity.inputValue()).toBe('40 lb');
    await phone.page.reload();
    await expect.poll(() => wizard.errorOf(dateCaught)).toBe(tooOld);
    await phone.page.getByRole('radio', { name: 'Frozen', exact: true }).check();
    await dateCaught.fill(hoursAgo(30));
    await wizard.button('Create Listing').click();
    await said(phone.page, POSTED);
    const items = await catchesOf(cloud, ruth);
    expect(items.map(({ condition, photo }) => [condition, photo !== undefined])).toEqual([['frozen', true]]);
    await phone.page.getByRole('list', { name: 'My posts' }).waitFor();
    expect(await queue.cards.count()).toBe(0);
  });

  it('that may have been posted a day ago is not posted again without a confirmation', async () => {
    const posts = countPosts(phone.page);
    await wizard.toFilledListing(cloud.origin());
    await context.route('**/api/catches', loseAnswer);
    await wizard.button('Create Listing').click();
    await queue.cards.first().waitFor();
    await expect.poll(() => posts.count).toBe(2);
    await phone.page.clock.setFixedTime(Date.now() + 25 * HOUR);
    await context.unroute('**/api/catches');
    await queue.button('Retry Haddock').click();
    await expect.poll(() => queue.state.innerText()).toContain('It may be posted already');
    expect(posts.count).toBe(2);
    await queue.button('Discard Haddock').waitFor();
    await queue.button('Post Haddock anyway').waitFor();
  });
});
