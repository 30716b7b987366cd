/**
 * The Idempotency-Keys of creates whose outcome is unknown, so that a retry after a reload is the same create. They are
 * stored in the tab for the sender, until there is a response or the person signs out. Only a digest of the request is
 * stored.
 */

import { forget, keep, recall } from '../device/kept-in-tab.ts';
import { storedUserId } from '../device/stored-session.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isKeyKnown } from './key-age.ts';

export interface KeptKey {
  digest: string;
  key: string;
  /** When it was first sent, in milliseconds since the epoch. */
  at: number;
}

const PREFIX = 'sent.';
const nameOf = (creates: string) => `${PREFIX}${storedUserId() ?? 'anyone'}.${creates}`;

const digestOf = async (content: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).join();

function readKey(value: unknown): KeptKey | undefined {
  const { digest, key, at } = Object(value);
  return typeof digest === 'string' && typeof key === 'string' && typeof at === 'number'
    ? { digest, key, at }
    : undefined;
}

/**
 * Returns the key to send `content` with, and stores it first.
 * @param creates the kind of thing created, and its subject
 * @param last this form's last key, for browsers that store nothing
 */
export async function keepKey(creates: string, content: string, last?: KeptKey): Promise<KeptKey> {
  const digest = await digestOf(content);
  const now = Date.now();
  const earlier = recall(nameOf(creates), readKey) ?? last;
  const isSame = earlier?.digest === digest && isKeyKnown(earlier.at, now);
  const kept = isSame ? earlier : { digest, key: newIdempotencyKey(), at: now };
  keep(nameOf(creates), kept);
  return kept;
}

export const forgetKey = (creates: string): void => forget(nameOf(creates));

export function forgetKeys(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(`creel.${PREFIX}`)) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was stored in that case.
  }
}
