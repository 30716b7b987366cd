/** The amounts of a fisherman's catches that buyers collected. */
import { type PageRequest, readPage } from '../../table/index.ts';
import { pickupsOf } from './items.ts';
import { readPickups } from './reservations.ts';

/** Pickups per page of the list to download. */
const ROWS = 100;

/** Reads collected reservations, oldest pickup first. A page may hold few and still have a next one. */
export async function readSales(userId: string, cursor: PageRequest['cursor'], now: Date) {
  const list = { ...pickupsOf(userId), order: 'ascending' as const };
  const { items, ...rest } = await readPage(list, { cursor, limit: ROWS }, now);
  const found = await readPickups(items);
  return { sales: found.filter(({ card }) => card.state === 'collected'), ...rest };
}
