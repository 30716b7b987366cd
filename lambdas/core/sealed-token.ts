/** Sealed tokens for links in emails. Nobody else can read or forge them; they are valid as long as the secret is accepted. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { acceptedKeys, derivedKey, type KeyPurpose } from './derived-key.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A token's purpose: a token made for another purpose doesn't open. */
type Purpose = Extract<
  KeyPurpose,
  'unsubscribe' | 'invitation' | 'subscription' | 'end alerts' | 'opened alert'
>;

export function sealToken(purpose: Purpose, content: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns undefined for a token that isn't genuine. */
export function openToken(purpose: Purpose, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined;
  for (const key of acceptedKeys(purpose)) {
    const content = openWith(key, bytes);
    if (content) return content;
  }
  return undefined;
}

function openWith(key: Buffer, bytes: Buffer): Buffer | undefined {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
