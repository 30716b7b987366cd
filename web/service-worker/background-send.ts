import { PERSONAL_CACHE } from '../lib/api/personal-cache.ts';
import { SYNC_TAG, SYNC_TOKEN } from '../lib/outbox/background-sync.ts';
import { isAnythingDue, sendAll } from '../lib/outbox/send-all.ts';
import { tokenFacts } from '../lib/session/token-facts.ts';

/**
 * Sends the queue after the last tab was closed, while the token that a tab has left is good. Later the next visit does it. Signing out
 * takes the token away, and with it this way.
 * @throws when something still waits, so that the browser tries again
 */
export async function sendInBackground(tag: string): Promise<void> {
  if (tag !== SYNC_TAG) return;
  const token = await passOf();
  const facts = token === undefined ? undefined : tokenFacts(token);
  if (!facts || facts.expiresAt < Date.now()) return;
  const { userId } = facts;
  // Asked for anew before each try: who has signed out meanwhile sends nothing more.
  await sendAll({ userId, token: passOf, waitsForOthers: true });
  if (await isAnythingDue(userId)) throw new Error('Something still waits.');
}

async function passOf(): Promise<string | undefined> {
  const pass = await caches.match(SYNC_TOKEN, { cacheName: PERSONAL_CACHE });
  return await pass?.text();
}
