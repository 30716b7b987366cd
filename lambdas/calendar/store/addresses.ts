/**
 * Secret addresses of calendars. The secret follows from the stage's own secret and the time when the address was made,
 * so that its owner can read it again, although only its hash is stored.
 */
import { createHmac } from 'node:crypto';
import type { CalendarAddress } from '#shared/calendar/schemas.ts';
import { derivedKey } from '../../core/derived-key.ts';
import { personItems } from '../../people/store/items.ts';
import * as table from '../../table/index.ts';
import { addressesBy, calendarAddress } from './items.ts';

const hmac = (text: string) => createHmac('sha256', derivedKey('calendar')).update(text).digest('base64url');
const secretOf = (userId: string, madeAt: string) => hmac(`secret ${userId} ${madeAt}`);
const hashOf = (secret: string) => hmac(`hash ${secret}`);

const toAddress = (userId: string, madeAt: string): CalendarAddress => ({
  address: { path: `/api/calendar/${secretOf(userId, madeAt)}.ics`, madeAt },
});

/** Makes an address, in place of an earlier one. */
export async function makeAddress(userId: string, now: Date): Promise<CalendarAddress> {
  const madeAt = now.toISOString();
  const hash = hashOf(secretOf(userId, madeAt));
  await table.transact([table.put(calendarAddress.item({ userId }, { madeAt, hash }))]);
  return toAddress(userId, madeAt);
}

/** Returns the current address. One from before the stage got another secret has ended. */
export async function readAddress(userId: string): Promise<CalendarAddress> {
  const found = await table.getItem(calendarAddress.key({ userId }), { consistent: true });
  return found && hashOf(secretOf(userId, found.madeAt)) === found.hash
    ? toAddress(userId, found.madeAt)
    : {};
}

export async function endAddress(userId: string): Promise<void> {
  await table.transact([table.remove(calendarAddress.key({ userId }))]);
}

/** Returns whose calendar has this secret, with all items stored with that person; undefined for an unknown secret. */
export async function findOwner(
  secret: string,
): Promise<{ userId: string; items: table.Found<object>[] } | undefined> {
  const hash = hashOf(secret);
  const { items: keys } = await table.queryKeys(addressesBy(hash), { limit: 1 });
  const { userId } = (keys[0] && calendarAddress.match(keys[0])) ?? {};
  if (userId === undefined) return undefined;
  const { items } = await table.query(personItems(userId), { consistent: true });
  // The index may still have an address that was changed a moment ago.
  return items.find(calendarAddress.is)?.hash === hash ? { userId, items } : undefined;
}
