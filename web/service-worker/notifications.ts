import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { PushMessage } from '#shared/push/push-message.ts';
import { keptDevice, registerDevice, subscribeAnew } from '../lib/push/kept-device.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Shows notifications, opens their pages, and subscribes again when the browser's subscription ends. */
export function showNotifications(self: WorkerScope, tokenOf: () => Promise<string | undefined>): void {
  self.addEventListener('push', (event) => {
    // Browsers end the subscription of a site that shows nothing, so an unreadable message is shown too.
    const { title, body, path, tag } = { ...UNREADABLE, ...read(event.data) };
    const shown = { body, tag, data: path, icon: '/favicon.svg' };
    event.waitUntil(self.registration.showNotification(title, shown));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(self, event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAgain(self, tokenOf));
  });
}

const UNREADABLE: PushMessage = { title: PRODUCT_NAME, path: '/', tag: '' };

function read(data: PushMessageData | null): Partial<PushMessage> {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** Neither `//host` nor `/\\host`, which lead to other sites. */
const OWN_PATH = /^\/(?![/\\])/;

/** Opens a page of this site, in a tab of it if there is one. */
async function open({ clients, location }: WorkerScope, path: unknown): Promise<void> {
  const address = location.origin + (OWN_PATH.test(String(path)) ? path : '/');
  const [tab] = await clients.matchAll({ type: 'window' });
  const opened = await tab?.navigate(address).catch(() => null);
  if (opened) await opened.focus();
  else await clients.openWindow(address);
}

/** Without a token the next visit registers the new subscription (web/lib/push/this-device.ts). */
async function subscribeAgain(
  { registration }: WorkerScope,
  tokenOf: () => Promise<string | undefined>,
): Promise<void> {
  const kept = await keptDevice();
  if (!kept) return;
  const { serverKey, name, language, showsDetails } = kept.registration;
  const subscription = await subscribeAnew(registration, serverKey);
  const token = await tokenOf();
  if (token !== undefined)
    await registerDevice(subscription, { serverKey, name, language, showsDetails }, token);
}
