/** Sends from a page, for the person who is signed in there. */

import { PERSONAL_CACHE } from '../api/personal-cache.ts';
import { storedUserId } from '../device/stored-session.ts';
import type { Sender } from '../device-queue/send-due.ts';
import { tokenFacts } from '../session/token-facts.ts';
import { SYNC_TAG, SYNC_TOKEN } from './background-sync.ts';
import { isAnythingDue, sendAll } from './send-all.ts';

/** Sends waiting entries, if there are any. Failures are shown at the entry itself. */
export async function sendFromPage(userId: string): Promise<void> {
  if (!(await isAnythingDue(userId))) return;
  await askForSync();
  // If the lock was taken away, the next occasion tries again.
  if (navigator.onLine) await sendAll(pageSender(userId)).catch(() => undefined);
}

export const pageSender = (userId: string): Sender => ({ userId, token: () => tokenOf(userId) });

async function tokenOf(userId: string): Promise<string | undefined> {
  if (storedUserId() === undefined) return undefined;
  const identity = await import('../session/identity.ts');
  const token = await identity.accessToken();
  if (token !== undefined && tokenFacts(token)?.userId === userId) await leaveToken(token);
  return token;
}

/** Lets the service worker send after the last tab is closed, while this token is valid. Signing out removes it. */
async function leaveToken(token: string): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  const store = await caches.open(PERSONAL_CACHE).catch(() => undefined);
  await store?.put(SYNC_TOKEN, new Response(token)).catch(() => undefined);
}

declare global {
  interface ServiceWorkerRegistration {
    /** Only in some browsers. */
    sync?: { register(tag: string): Promise<void> };
  }
}

/** Makes the browser wake the service worker when the network is back. Not all browsers support this. */
async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
