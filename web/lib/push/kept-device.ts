/** This device's registration for notifications, as the API last got it. It goes with the session. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { savePushDevice } from '#shared/push/endpoints.ts';
import { call } from '../api/api-client.ts';
import { PERSONAL_CACHE } from '../api/personal-cache.ts';

type Registration = BodyInput<typeof savePushDevice>;

interface KeptDevice {
  deviceId: string;
  registration: Registration;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/** Its key in the personal cache. */
const ADDRESS = '/kept/push-device';

export async function keptDevice(): Promise<KeptDevice | undefined> {
  const found = await caches.match(ADDRESS, { cacheName: PERSONAL_CACHE });
  return await found?.json();
}

export async function forgetDevice(): Promise<void> {
  await (await caches.open(PERSONAL_CACHE)).delete(ADDRESS);
}

/** Registers a subscription at the API. @param token of the person, in the service worker */
export async function registerDevice(
  subscription: PushSubscription,
  about: Omit<Registration, 'endpoint' | 'keys'>,
  token?: string,
): Promise<void> {
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const registration = { ...about, endpoint: subscription.endpoint, keys: { p256dh, auth } };
  const { deviceId } = await call(savePushDevice, {
    body: registration,
    ...(token !== undefined && { token }),
  });
  const kept: KeptDevice = { deviceId, registration, savedAt: Date.now() };
  await (await caches.open(PERSONAL_CACHE)).put(ADDRESS, new Response(JSON.stringify(kept)));
}

/** Subscribes anew at the browser's push service, because a subscription works with one key only. */
export async function subscribeAnew({ pushManager }: ServiceWorkerRegistration, serverKey: string) {
  await (await pushManager.getSubscription())?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
}
