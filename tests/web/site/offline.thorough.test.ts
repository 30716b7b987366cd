import type { BrowserContext, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { anInvitationToken } from '#tests/support/invitations.ts';
import { signOutByMenu } from '#tests/web/auth-journeys.ts';
import { loseAnswer } from '#tests/web/lost-answers.ts';
import { cameBefore, keptAddresses, untilInstalled, untilPhotoShown } from '#tests/web/offline-visit.ts';
import { problemsOn, SMALL_PHOTOS, wizardOn } from '#tests/web/posting-wizard.ts';
import { catchesOf, KEPT, POSTED, queueOn, said } from '#tests/web/queue-journeys.ts';
import { invited } from '#words/accounts/auth.ts';
import { SYNC_TAG } from '../../../web/lib/outbox/background-sync.ts';

useOwnCloud();

let ada: TestUser;

it.beforeAll(async () => {
  ada = await cloud.createUser({ name: 'Ada Harbor', fisherman: 'Ada Harbor' });
  const { uploadId } = await upload(cloud, ada, { kind: 'catch' });
  await postCatch(cloud, ada, { species: 'cod', photos: [{ uploadId }] });
  await postCatch(cloud, ada, { species: 'lobster' });
});

/** Makes the browser wake the service worker for its registered tag, as it does when the network is back. */
async function backgroundSync(context: BrowserContext, tag: string): Promise<void> {
  const browser = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) {
        if (scopeURL === `${cloud.origin()}/`) resolve(registrationId);
      }
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: cloud.origin(),
    registrationId,
    tag,
    lastChance: false,
  });
}

describe('without a network', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('the marketplace opens on %s as it was last seen, with its photos and its time', async (_, viewport) => {
    const guest = await cameBefore({ at: '/marketplace', viewport });
    const { page } = guest;
    // Loaded once with the service worker active, which caches reads from then on.
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: 'Cod' });
    await card.waitFor();
    await untilPhotoShown(page);
    await guest.context.setOffline(true);
    await page.reload();

    await card.waitFor();
    await untilPhotoShown(page);
    await page.getByText(/^You’re offline\. What you see is from (just now|\d+ minutes? ago)\.$/).waitFor();
    expect(await problemsOn(page)).toEqual([]);
    await page.goto(`${cloud.origin()}/about`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('the data of an invitation is not cached', async () => {
    const token = await anInvitationToken(cloud);
    const { page } = await cameBefore({ at: '/about' });
    await page.goto(`${cloud.origin()}/signup#invitation=${token}`);
    await page.getByText(invited.title).first().waitFor();
    // Later reads are cached.
    await page.evaluate("fetch('/api/plans').then((answer) => answer.text())");
    await expect.poll(() => keptAddresses(page)).toContain('creel.lists /api/plans');
    expect((await keptAddresses(page)).filter((kept) => kept.includes('invitations'))).toEqual([]);
  });

  it('an information page opens without its picture', async () => {
    const { page, context } = await cameBefore({ at: '/marketplace' });
    await context.setOffline(true);
    await page.goto(`${cloud.origin()}/about`);
    await page.getByRole('heading', { level: 1, name: 'About Creel' }).waitFor();
    await expect.poll(() => page.locator('main picture').count()).toBe(0);
  });

  it('a post that was seen opens, and another one says that it needs a network', async () => {
    const guest = await cameBefore({ at: '/marketplace' });
    const { page } = guest;
    await page.reload();
    await page.getByRole('link', { name: 'Cod', exact: true }).click();
    const detail = page.getByRole('dialog', { name: 'Cod' });
    await detail.getByText('Date caught').first().waitFor();
    await page.goBack();
    await guest.context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Cod', exact: true }).click();
    await detail.getByText('Date caught').first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Lobster', exact: true }).click();
    await page.getByText('You’re offline. We’ll try again when you’re back.').waitFor();
    await guest.context.setOffline(false);
    await page.getByRole('dialog', { name: 'Lobster' }).getByText('Date caught').first().waitFor();
  });

  it('the page of a first visit opens, although the server rendered it before anything could be cached', async () => {
    const { page, context } = await visit({
      serviceWorkers: 'allow',
      at: '/fishermen',
      expectedErrors: [/Failed to load resource/],
    });
    await untilInstalled(page);
    await expect.poll(() => keptAddresses(page)).toContain('creel.lists /api/fishermen');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Ada Harbor' }).waitFor();
    await page.getByText(/^You’re offline\. What you see is from /).waitFor();
  });

  it('a fisherman’s own posts open, and are deleted from the phone when they sign out', async () => {
    const guest = await cameBefore({ at: '/my-posts', as: ada });
    const { page } = guest;
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    expect((await keptAddresses(page)).join()).toContain('/api/me/catches');
    await guest.context.setOffline(true);
    await page.reload();
    await page
      .getByRole('list', { name: 'My posts' })
      .getByRole('link', { name: 'Cod', exact: true })
      .waitFor();
    await guest.context.setOffline(false);

    await page.reload();
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    await page.goto(`${cloud.origin()}/profile`);
    await signOutByMenu(page);
    await said(page, 'Signed out');
    const kept = await keptAddresses(page);
    expect(kept.filter((name) => /\/api\/me|\/kept\/|^\S*personal/.test(name))).toEqual([]);
    // Public reads and the app itself stay.
    expect(kept.some((name) => name.startsWith('creel.app /assets/'))).toBe(true);
  });

  it('public reads are cached separately from personal ones', async () => {
    const guest = await cameBefore({ at: '/', as: ada });
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'Welcome back, Ada Harbor' }).waitFor();
    await guest.page.goto(`${cloud.origin()}/my-posts`);
    await guest.page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    const kept = await keptAddresses(guest.page);
    const shared = kept.filter((name) => !name.startsWith('creel.personal '));
    expect(shared.filter((name) => name.includes('/api/me'))).toEqual([]);
    expect(
      kept.filter((name) => name.includes('/api/me')).every((name) => name.includes(`/kept/${ada.userId}/`)),
    ).toBe(true);
  });
});

describe('a returning visitor', () => {
  it('gets the page as the server renders it now', async () => {
    const { page } = await cameBefore({ at: '/marketplace' });
    await postCatch(cloud, ada, { species: 'haddock' });
    await cloud.settled();
    const response = await page.goto(`${cloud.origin()}/marketplace`);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).toContain('Haddock');
  });

  it.each([
    ['takes too long', () => new Promise<void>(() => undefined)],
    ['fails', (route: Route) => route.fulfill({ status: 503 })],
  ])('gets the page as it was last cached if the server %s', async (_, answer) => {
    const { page, context } = await cameBefore({ at: '/marketplace' });
    await page.reload();
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    await context.route('**/marketplace', answer);
    await page.reload();
    await page.getByRole('link', { name: 'Cod', exact: true }).waitFor();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('a fisherman at the dock', () => {
  it('fills in a post with three photos offline and closes the app, and it is posted once when they are back', async () => {
    const ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
    const { page, context } = await cameBefore({ at: '/my-posts', as: ruth });
    const wizard = wizardOn(page);
    const queue = queueOn(page);
    await context.setOffline(true);
    await wizard.open(cloud.origin());
    await wizard.basics();
    await page.getByLabel('Choose photos').setInputFiles(SMALL_PHOTOS);
    await wizard.photos.getByText('Saved until you’re back online').nth(2).waitFor({ state: 'attached' });
    // The app is closed in the middle of the form and opened again, with everything still there.
    await page.reload();
    await wizard.photos.getByText('Saved until you’re back online').nth(2).waitFor({ state: 'attached' });
    await wizard.next();
    await wizard.choose('Sell in Marketplace');
    await wizard.next();
    await wizard.listing();
    await wizard.button('Create Listing').click();
    await said(page, KEPT);
    await queue.cards.first().waitFor();
    await page.reload();
    await expect.poll(() => queue.cards.allInnerTexts()).toHaveLength(1);
    expect(await problemsOn(page)).toEqual([]);

    // The first response gets lost.
    await context.route('**/api/catches', loseAnswer, { times: 1 });
    await context.setOffline(false);
    await expect.poll(() => catchesOf(cloud, ruth)).toHaveLength(1);
    await page.reload();
    await said(page, POSTED);
    const [card, ...others] = await catchesOf(cloud, ruth);
    expect(others).toEqual([]);
    const { body } = await cloud.call(getCatch, { params: { catchId: card?.id ?? '' } });
    expect(body.photos).toHaveLength(3);
  });

  it('has it posted by the browser itself if no tab is open any more', async () => {
    const ruth = await cloud.createUser({ name: 'Ruth Alder', fisherman: 'Ruth Alder' });
    const { page, context } = await cameBefore({ at: '/my-posts', as: ruth });
    const wizard = wizardOn(page);
    await wizard.toFilledListing(cloud.origin());
    await wizard.addPhotosLater(SMALL_PHOTOS[0]);
    // The network is so bad that posting fails, while the phone believes that it works.
    await context.route('**/api/catches', (route) => route.abort());
    await wizard.button('Create Listing').click();
    await said(page, KEPT);
    await expect.poll(() => keptAddresses(page)).toContain('creel.personal /kept/sender-pass');
    await page.close();
    await context.unroute('**/api/catches');
    await backgroundSync(context, SYNC_TAG);
    await expect.poll(() => catchesOf(cloud, ruth)).toHaveLength(1);
    await context.close();
  });
});
