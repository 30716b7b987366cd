/**
 * Notifications in a browser. Chromium without windows has no push service, so its `pushManager` is a double that
 * subscribes at the local one. The test delivers what it decrypts to the site's real service worker.
 */
import type { CDPSession, Page, Worker } from 'playwright-core';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { push } from '#tests/support/push-devices.ts';
import { signOutByMenu } from '#tests/web/auth-journeys.ts';
import { news } from '#words/push/notifications.ts';

/** Its subscription stays with the tab, as a browser's does with the site. */
const DOUBLE = `
  const read = () => JSON.parse(sessionStorage.getItem('double') ?? 'null');
  const asSubscription = (json) => json && {
    ...json,
    toJSON: () => json,
    unsubscribe: async () => {
      await unsubscribeAtLocalService(json.endpoint);
      sessionStorage.removeItem('double');
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => asSubscription(read()),
    subscribe: async ({ applicationServerKey }) => {
      const json = await subscribeAtLocalService(applicationServerKey);
      sessionStorage.setItem('double', JSON.stringify(json));
      return asSubscription(json);
    },
  });
`;

/** Chromium without windows denies permission to every site. */
const ALLOWED = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
`;

/** Holds what the worker shows, in place of the system, which would refuse it for lack of permission. */
const SHOWN = `
  self.shown = new Map();
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) =>
    void self.shown.set(tag, { title, tag, path: data });
`;

/** A tap on the notification with this tag. */
const tap = (path: string) => `
  self.dispatchEvent(
    Object.assign(new Event('notificationclick'), {
      notification: { data: ${JSON.stringify(path)}, close() {} },
      waitUntil(work) { this.work = work; },
    }),
  )
`;

/** @returns the endpoint that the page subscribed with last */
async function doublePushManager(page: Page): Promise<{ endpoint(): string }> {
  let endpoint = '';
  await page.exposeFunction('subscribeAtLocalService', (serverKey: string) => {
    const subscription = cloud.pushService.subscribe(serverKey);
    ({ endpoint } = subscription);
    return subscription;
  });
  await page.exposeFunction('unsubscribeAtLocalService', (from: string) =>
    cloud.pushService.unsubscribe(from),
  );
  await page.addInitScript(ALLOWED + DOUBLE);
  return { endpoint: () => endpoint };
}

/** Delivers text to the page's service worker, as Chromium does with a decrypted push message. */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: cloud.origin(), registrationId, data });
  await session.detach();
}

const shown = async (worker: Worker) =>
  z.parse(
    z.array(z.object({ title: z.string(), tag: z.string(), path: z.string() })),
    await worker.evaluate('[...self.shown.values()]'),
  );

async function openProfile(as: TestUser) {
  const { page, context } = await visit({ as, serviceWorkers: 'allow' });
  const device = await doublePushManager(page);
  const started = context.waitForEvent('serviceworker');
  await page.goto(`${cloud.origin()}/profile`);
  const worker = await started;
  await worker.evaluate(SHOWN);
  return { page, device, worker };
}

describe('a person who turns notifications on', () => {
  it('gets them from the service worker until they sign out', async () => {
    const person = await cloud.createUser();
    const { page, device, worker } = await openProfile(person);
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByText('Notifications are on for this device.').waitFor();

    await push(cloud, person, { id: 'first', path: '/favorites' });
    const [message] = cloud.pushService.messages(device.endpoint());
    await deliver(page, message?.text ?? '');
    const first = { title: news.fisherman, tag: 'first', path: '/favorites' };
    await expect.poll(() => shown(worker)).toEqual([first]);
    // Browsers end the subscription of a site that shows nothing.
    await deliver(page, 'not JSON');
    await expect.poll(() => shown(worker)).toEqual([first, { title: 'Creel', tag: '', path: '/' }]);

    await worker.evaluate(tap('//evil.example/'));
    await page.waitForURL(`${cloud.origin()}/`);
    await worker.evaluate(tap(first.path));
    await page.waitForURL(`${cloud.origin()}/favorites`);

    await signOutByMenu(page);
    await expect.poll(async () => await page.evaluate("sessionStorage.getItem('double')")).toBeNull();
    const count = cloud.pushService.messages(device.endpoint()).length;
    await push(cloud, person);
    expect(cloud.pushService.messages(device.endpoint())).toHaveLength(count);
  });
});
