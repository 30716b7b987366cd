/** Notifications on this device: turning them on and off, and keeping them on. */
import { DAY } from '#shared/limits.ts';
import { listPushDevices, removePushDevice } from '#shared/push/endpoints.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { call } from '../api/api-client.ts';
import { loadSiteConfig } from '../site/site-config.ts';
import { nameOfDevice } from './device-name.ts';
import { forgetDevice, keptDevice, registerDevice, subscribeAnew } from './kept-device.ts';

export const supportsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Browsers of iOS show notifications of apps on the home screen only. */
export const mustBeInstalled = (): boolean => !supportsPush() && isMobileApple(navigator);

/** An iPad gives the name of a Mac, but no Mac has a touch screen. */
const isMobileApple = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /\b(?:iPhone|iPad)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** @returns false if the person did not allow it @throws ApiError, or the error of the browser's push service */
export async function turnOn(serverKey: string, showsDetails: boolean): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await register(
    await subscribeAnew(await navigator.serviceWorker.ready, serverKey),
    serverKey,
    showsDetails,
  );
  return true;
}

const register = (subscribed: PushSubscription, serverKey: string, showsDetails: boolean): Promise<void> =>
  registerDevice(subscribed, {
    serverKey,
    showsDetails,
    name: nameOfDevice(navigator.userAgent),
    language: LANGUAGE,
  });

/** Changes whether notifications show details here. */
export async function showDetails(showsDetails: boolean): Promise<void> {
  const [kept, subscribed] = await Promise.all([keptDevice(), subscription()]);
  if (kept && subscribed) await register(subscribed, kept.registration.serverKey, showsDetails);
}

/** The API would learn of it with the next notification. @throws ApiError */
export async function turnOff(): Promise<void> {
  const kept = await keptDevice();
  await (await subscription())?.unsubscribe();
  if (!kept) return;
  await forgetDevice();
  await call(removePushDevice, { params: { deviceId: kept.deviceId } });
}

/**
 * Renews the registration once a day, and when the site's key, the language or the browser's subscription has changed.
 * If the device was removed on another one, this turns notifications off here too.
 */
export async function keepSubscribed(): Promise<void> {
  if (!supportsPush() || Notification.permission !== 'granted') return;
  const kept = await keptDevice();
  const { pushKey } = await loadSiteConfig();
  if (!kept || pushKey === undefined) return;
  const { serverKey, showsDetails, language, endpoint } = kept.registration;
  const subscribed = await subscription();
  if (serverKey !== pushKey || !subscribed) return void (await turnOn(pushKey, showsDetails));
  const isSame = subscribed.endpoint === endpoint;
  if (isSame && language === LANGUAGE && Date.now() - kept.savedAt < DAY) return;
  const { items } = await call(listPushDevices, {});
  if (isSame && !items.some(({ deviceId }) => deviceId === kept.deviceId)) return await turnOff();
  await register(subscribed, pushKey, showsDetails);
}
