/**
 * Secrets of addresses that anybody who has one can open. A secret follows from the stage's own secret and the time when
 * the address was made, so that its owner can read it again, although only its hash is stored.
 */
import { createHmac } from 'node:crypto';
import { acceptedKeys, derivedKey, type KeyPurpose } from './derived-key.ts';

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
const secretOf = (key: Buffer, owner: string, madeAt: string) => hmac(key, `secret ${owner} ${madeAt}`);
const hashOf = (key: Buffer, secret: string) => hmac(key, `hash ${secret}`);

export interface SecretAddresses {
  /** @param owner whose address it is @param madeAt ISO 8601 */
  make(owner: string, madeAt: string): { secret: string; hash: string };
  /** Returns the secret of a stored address; undefined if the stage's secret of that time is no longer accepted. */
  read(owner: string, stored: { madeAt: string; hash: string }): string | undefined;
  /** Returns the hashes under which an address can be stored, that of the stage's present secret first. */
  hashesOf(secret: string): string[];
}

/** @returns secrets of 43 letters and digits, of which those for another purpose are unknown here */
export function secretAddresses(purpose: KeyPurpose): SecretAddresses {
  return {
    make(owner, madeAt) {
      const key = derivedKey(purpose);
      const secret = secretOf(key, owner, madeAt);
      return { secret, hash: hashOf(key, secret) };
    },
    read(owner, { madeAt, hash }) {
      const key = acceptedKeys(purpose).find((each) => hashOf(each, secretOf(each, owner, madeAt)) === hash);
      return key && secretOf(key, owner, madeAt);
    },
    hashesOf: (secret) => acceptedKeys(purpose).map((key) => hashOf(key, secret)),
  };
}
