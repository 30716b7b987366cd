/** Secret addresses of calendars. */
import type { CalendarAddress } from '#shared/calendar/schemas.ts';
import { secretAddresses } from '../../core/secret-address.ts';
import { personItems } from '../../people/store/items.ts';
import * as table from '../../table/index.ts';
import { addressesBy, calendarAddress } from './items.ts';

const secrets = secretAddresses('calendar');

const toAddress = (secret: string, madeAt: string): CalendarAddress => ({
  address: { path: `/api/calendar/${secret}.ics`, madeAt },
});

/** Makes an address, in place of an earlier one. */
export async function makeAddress(userId: string, now: Date): Promise<CalendarAddress> {
  const madeAt = now.toISOString();
  const { secret, hash } = secrets.make(userId, madeAt);
  await table.transact([table.put(calendarAddress.item({ userId }, { madeAt, hash }))]);
  return toAddress(secret, madeAt);
}

/** Returns the current address. One has ended if it was made with a secret of the stage that is no longer accepted. */
export async function readAddress(userId: string): Promise<CalendarAddress> {
  const found = await table.getItem(calendarAddress.key({ userId }), { consistent: true });
  if (!found) return {};
  const secret = secrets.read(userId, found);
  return secret === undefined ? {} : toAddress(secret, found.madeAt);
}

export async function endAddress(userId: string): Promise<void> {
  await table.transact([table.remove(calendarAddress.key({ userId }))]);
}

/** Returns whose calendar has this secret, with all items stored with that person; undefined for an unknown secret. */
export async function findOwner(
  secret: string,
): Promise<{ userId: string; items: table.Found<object>[] } | undefined> {
  for (const hash of secrets.hashesOf(secret)) {
    const owner = await findOwnerOf(hash);
    if (owner) return owner;
  }
  return undefined;
}

async function findOwnerOf(
  hash: string,
): Promise<{ userId: string; items: table.Found<object>[] } | undefined> {
  const { items: keys } = await table.queryKeys(addressesBy(hash), { limit: 1 });
  const { userId } = (keys[0] && calendarAddress.match(keys[0])) ?? {};
  if (userId === undefined) return undefined;
  const { items } = await table.query(personItems(userId), { consistent: true });
  // The index may still have an address that was changed a moment ago.
  return items.find(calendarAddress.is)?.hash === hash ? { userId, items } : undefined;
}
