/**
 * The last response to each of a person's own reads, so that a page opens without a network. They have their own cache
 * with the person's id in the keys, and signing out deletes it as a whole. The service worker, which caches public
 * reads, never handles these.
 */

import { serverNow } from '../device/server-clock.ts';
import { storedUserId } from '../device/stored-session.ts';
import { ApiError, timeOut } from './api-client.ts';
import { keptAnswer } from './kept-answer.ts';
import { PERSONAL_CACHE } from './personal-cache.ts';
import { noteRead, READ_AT } from './read-times.ts';

/** How long the network may take if there is a stored response. */
const NETWORK_TIMEOUT_MS = 8_000;

/**
 * Returns the new response, or the stored one if none arrives.
 * @param owner the id of the person who reads
 * @throws the error of `asked` if nothing is stored or the response is a refusal
 */
export async function freshOrPersisted<T>(owner: string, address: string, asked: Promise<T>): Promise<T> {
  // Only the beginning of a list is stored, because later pages use a cursor that may be invalid tomorrow.
  if (address.includes('cursor=')) return await asked;
  const name = `/kept/${owner}${address}`;
  const store = await openStore();
  const kept = await store?.match(name).catch(() => undefined);
  // The caller doesn't wait until the response is stored.
  const fresh = asked.then((answer) => {
    if (store) void keep(store, name, owner, answer);
    return answer;
  });
  if (!kept) return await fresh;
  try {
    return await Promise.race([fresh, timeOut(NETWORK_TIMEOUT_MS)]);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline') throw error;
    noteRead(address, Number(kept.headers.get(READ_AT)));
    return await kept.json();
  }
}

/** Finds an item by id in the person's stored lists of an endpoint, with any query; null if none contains it. */
export async function findInPersistedLists<T extends { id: string }>(
  owner: string,
  address: string,
  id: string,
): Promise<T | null> {
  const store = await openStore();
  const lists = await store?.matchAll(`/kept/${owner}${address}`, { ignoreSearch: true }).catch(() => []);
  for (const list of lists ?? []) {
    const { items }: { items: T[] } = await list.json();
    const item = items.find((each) => each.id === id);
    if (!item) continue;
    noteRead(address, Number(list.headers.get(READ_AT)));
    return item;
  }
  return null;
}

async function openStore(): Promise<Cache | undefined> {
  try {
    return await caches.open(PERSONAL_CACHE);
  } catch {
    // If the browser lacks caches or forbids them, there is only the network.
    return undefined;
  }
}

async function keep(store: Cache, name: string, owner: string, answer: unknown): Promise<void> {
  // A person who has signed out meanwhile must not leave data here.
  if (storedUserId() !== owner) return;
  try {
    await store.put(name, keptAnswer(answer, serverNow()));
  } catch {
    // Full storage must not stop people from reading.
  }
}
