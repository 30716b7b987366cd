/**
 * The site's pairs of keys for Web Push (VAPID, RFC 8292) in base64url, newest first, as JSON. Browsers subscribe with
 * the newest public key; a subscription works only with the pair that it was made with.
 */
import * as z from 'zod/mini';

const pushKeys = z.array(z.object({ publicKey: z.string(), privateKey: z.string() }));
export type PushKeys = z.output<typeof pushKeys>;

/** @returns no keys if none have been made: a new stage has a random text in their place */
export function readPushKeys(text: string): PushKeys {
  if (!text.startsWith('[')) return [];
  return pushKeys.parse(JSON.parse(text));
}
