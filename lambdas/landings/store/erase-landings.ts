import { getItem, type Key, remove, transact } from '../../table/index.ts';
import { landing } from './items.ts';
import { linksOf } from './landings.ts';
import { listingsOf } from './stored-landings.ts';

/** Erases landings of a person who deletes their account. */
export async function eraseLandings(landings: readonly Key[]): Promise<void> {
  await Promise.all(landings.map(({ sk }) => erase(sk)));
}

async function erase(landingId: string): Promise<void> {
  const key = landing.key({ landingId });
  const [stored, links] = await Promise.all([getItem(key, { consistent: true }), linksOf(landingId)]);
  if (!stored) return;
  const copies = listingsOf(landingId, stored);
  await transact([remove(key), ...[...links, ...copies].map((each) => remove(each))]);
}
