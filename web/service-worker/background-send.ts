import { PERSONAL_CACHE } from '../lib/api/personal-cache.ts';
import { SYNC_TAG, SYNC_TOKEN } from '../lib/outbox/background-sync.ts';
import { isAnythingDue, sendAll } from '../lib/outbox/send-all.ts';
import { tokenFacts } from '../lib/session/token-facts.ts';

/**
 * Sends the queue after the last tab was closed, while the token that a tab left is valid. After that, the next visit
 * sends it. Signing out removes the token.
 * @throws Error if something still waits, so that the browser tries again
 */
export async function sendInBackground(tag: string): Promise<void> {
  if (tag !== SYNC_TAG) return;
  const token = await senderToken();
  const facts = token === undefined ? undefined : tokenFacts(token);
  if (!facts || facts.expiresAt < Date.now()) return;
  const { userId } = facts;
  // The token is read again before each try, so that nothing is sent after signing out.
  await sendAll({ userId, token: senderToken, waitsForOthers: true });
  if (await isAnythingDue(userId)) throw new Error('Something still waits.');
}

/** Returns the token that a tab left for sending, valid or not. */
export async function senderToken(): Promise<string | undefined> {
  const pass = await caches.match(SYNC_TOKEN, { cacheName: PERSONAL_CACHE });
  return await pass?.text();
}
