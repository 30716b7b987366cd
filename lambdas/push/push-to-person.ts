/** Notifies a person on all their devices. A device that was notified before is left out, so a retry reaches the rest. */

import { pathIn } from '#shared/languages.ts';
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { PUSH_TIME_TO_LIVE } from '#shared/push/limits.ts';
import type { PushMessage } from '#shared/push/push-message.ts';
import { count } from '../core/logger.ts';
import { claimWork, finishWork, releaseWork } from '../jobs/claim-work.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { tombstone } from '../people/store/items.ts';
import { hasParts } from '../site/store/face.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItems } from '../table/index.ts';
import type { PushNotification, personPush } from './jobs.ts';
import { newsIn } from './news.ts';
import { sendPush } from './send-push.ts';
import { listDevices, removeGone } from './store/devices.ts';
import { type Device, sentPush } from './store/items.ts';

export const pushToPerson = ({ userId, notification }: PayloadOf<typeof personPush>): Promise<void> =>
  pushCurrent(userId, async () => notification);

/**
 * @param read returns the notification as it is now, or undefined if there is no more reason for it; it is called only
 *   for somebody with devices
 * @throws the first error of a device that should be retried
 */
export async function pushCurrent(
  userId: string,
  read: () => Promise<PushNotification | undefined>,
): Promise<void> {
  const now = new Date();
  const devices = await listDevices(userId, now);
  if (devices.length === 0) return;
  const [suspended, deleted] = await getItems([suspension.key({ userId }), tombstone.key({ userId })]);
  if (suspended || deleted) return;
  const notification = await read();
  const seconds = notification ? secondsLeft(notification, now) : 0;
  if (!notification || seconds <= 0) return;
  const results = await Promise.allSettled(
    devices.map(async (device) => {
      if (await hasParts(device.flavour, notification.features ?? []))
        await pushOnce(userId, device, notification, seconds);
    }),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const secondsLeft = ({ until }: PushNotification, now: Date): number =>
  Math.floor((until === undefined ? PUSH_TIME_TO_LIVE : Date.parse(until) - now.getTime()) / 1000);

async function pushOnce(
  userId: string,
  device: Device,
  notification: PushNotification,
  seconds: number,
): Promise<void> {
  const key = sentPush.key({ deviceId: device.deviceId, notificationId: notification.id });
  // An abandoned one is sent again: the second replaces the first on the device, because they have the same tag.
  if (typeof (await claimWork(key, SENT_MAIL_LIFETIME)) === 'object') return;
  const outcome = await sendPush(device, messageFor(device, notification), seconds).catch(
    async (error: unknown) => {
      await releaseWork(key);
      throw error;
    },
  );
  if (outcome === 'gone') await removeGone(userId, device);
  if (outcome === 'sent') count('PushesSent');
  await finishWork(key, outcome);
}

function messageFor(device: Device, { id, reason, path, details }: PushNotification): PushMessage {
  const { language, showsDetails } = device;
  const shown = showsDetails && details ? details : { title: newsIn(language)[reason] };
  return { ...shown, path: pathIn(language, path), tag: id };
}
