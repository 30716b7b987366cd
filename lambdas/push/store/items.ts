/** The stored devices that people get notifications on, and the marks of what was sent to them. */
import type { Flavour } from '#shared/flavours.ts';
import type { PushDeviceBody } from '#shared/push/schemas.ts';
import type { WorkClaim } from '../../jobs/claim-work.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

interface StoredPushDevice extends PushDeviceBody {
  deviceId: string;
  /** The site that the browser subscribed on. */
  flavour: Flavour;
  /** ISO 8601. */
  addedAt: string;
  usedAt: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}
export type Device = Readonly<StoredPushDevice>;

/** A device of a person. An index finds it by its endpoint, which belongs to one person at a time. */
export const pushDevice = defineItem<StoredPushDevice>()('push device', {
  pk: 'PUSH-DEVICES#{userId}',
  sk: '{deviceId}',
  indexes: ({ deviceId }) => ({ gsi1pk: ownersOf(deviceId).partition }),
  owner: { list: devicesOf, exported: { as: 'pushDevices' }, erased: 'delete' },
});

export function devicesOf(userId: string) {
  return listIn<StoredPushDevice>(`PUSH-DEVICES#${userId}`);
}

export function ownersOf(deviceId: string) {
  return listInIndex<StoredPushDevice>('gsi1', `PUSH-DEVICE#${deviceId}`);
}

/** The final state of a notification: `gone` if the push service no longer knows the device. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Marks a notification as sent to a device, so that a repeat sends none. */
export const sentPush = defineItem<WorkClaim<PushOutcome>>()('sent push', {
  pk: 'PUSHED#{deviceId}',
  sk: '{notificationId}',
  owner: 'nobody',
});
