/** The devices that people get notifications on. */
import { createHash } from 'node:crypto';
import type { Flavour } from '#shared/flavours.ts';
import { PUSH_DEVICE_LIFETIME } from '#shared/limits.ts';
import { MAX_PUSH_DEVICES } from '#shared/push/limits.ts';
import type { PushDeviceBody } from '#shared/push/schemas.ts';
import { atMost, equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type Device, devicesOf, ownersOf, pushDevice } from './items.ts';

/** Two browsers never have the same endpoint, so its hash names the device. */
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** Returns a person's devices, the last used first. */
export async function listDevices(userId: string, now: Date): Promise<table.Found<Device>[]> {
  const { items } = await table.query(devicesOf(userId), { consistent: true });
  return items
    .filter(({ expiresAt }) => 1000 * expiresAt > now.getTime())
    .toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
}

/**
 * Adds a device, or renews it. If somebody else had it, it is theirs no longer, since browsers are shared. Beyond the
 * most allowed, it replaces the device that was unused for longest.
 */
export async function saveDevice(
  userId: string,
  body: PushDeviceBody & { flavour: Flavour },
  now: Date,
): Promise<Device> {
  const deviceId = idOf(body.endpoint);
  const [owners, own] = await Promise.all([
    table.queryKeys(ownersOf(deviceId), { limit: MAX_PUSH_DEVICES }),
    listDevices(userId, now),
  ]);
  const params = { userId, deviceId };
  const device = pushDevice.item(params, {
    ...body,
    deviceId,
    addedAt: own.find((each) => each.deviceId === deviceId)?.addedAt ?? now.toISOString(),
    usedAt: now.toISOString(),
    expiresAt: table.expiryAfter(PUSH_DEVICE_LIFETIME, now),
  });
  const surplus = own.filter((each) => each.deviceId !== deviceId).slice(MAX_PUSH_DEVICES - 1);
  const formerOwners = owners.items.filter(({ pk }) => pk !== device.pk);
  await table.transact([
    table.put(device),
    ...[...surplus, ...formerOwners].map((each) => table.remove(each)),
  ]);
  return device;
}

export async function removeDevice(userId: string, deviceId: string): Promise<void> {
  await table.write(table.remove(pushDevice.key({ userId, deviceId })));
}

/** Removes a device unless its owner has confirmed it since it was read. */
export async function removeGone(userId: string, { deviceId, usedAt }: Device): Promise<void> {
  const asRead = table.onlyIf(equals('usedAt', usedAt));
  await table.writeIf(table.remove(pushDevice.key({ userId, deviceId }), asRead));
}

/** Removes the devices that were used at this time or before. @param at ISO 8601 */
export async function removeUsedUntil(userId: string, at: string): Promise<void> {
  const { items } = await table.query(devicesOf(userId), { consistent: true });
  const isUnused = table.onlyIf(atMost('usedAt', at));
  await Promise.all(items.map((device) => table.writeIf(table.remove(device, isUnused))));
}
