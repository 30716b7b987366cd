/**
 * The last answer to each of a person's own reads, so that a page opens without a network. In a cache of its own under the person's id, which
 * signing out deletes as a whole; the service worker, which keeps what anyone may read, never sees what belongs here.
 */

import { serverNow } from '../device/server-clock.ts';
import { storedUserId } from '../device/stored-session.ts';
import { ApiError, timeOut } from './api-client.ts';
import { keptAnswer } from './kept-answer.ts';
import { PERSONAL_CACHE } from './personal-cache.ts';
import { noteRead, READ_AT } from './read-times.ts';

/** How long the network may take when there is something to show instead. */
const NETWORK_TIMEOUT_MS = 8_000;

/**
 * The new reply, or the kept one when none comes.
 * @param owner the id of the person who asks
 * @throws what `asked` throws, when nothing is kept or the answer is a refusal
 */
export async function freshOrPersisted<T>(owner: string, address: string, asked: Promise<T>): Promise<T> {
  // Of a list its beginning is kept: later pages go by a position that may be gone tomorrow.
  if (address.includes('cursor=')) return await asked;
  const name = `/kept/${owner}${address}`;
  const store = await openStore();
  const kept = await store?.match(name).catch(() => undefined);
  // Nobody waits until it is kept.
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

/** The item of that id in a list of the person's that is kept, with whatever query; null where none told of it. */
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
    // Not on this browser, or forbidden: there is the network only.
    return undefined;
  }
}

async function keep(store: Cache, name: string, owner: string, answer: unknown): Promise<void> {
  // A person who signed out meanwhile doesn't want it kept here.
  if (storedUserId() !== owner) return;
  try {
    await store.put(name, keptAnswer(answer, serverNow()));
  } catch {
    // A full store must not keep anyone from reading.
  }
}
