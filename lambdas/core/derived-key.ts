import { hkdfSync } from 'node:crypto';
import { environment } from '../environment.ts';

/** What is sealed or hashed with a key: what was made for one purpose is of no use for another. */
export type KeyPurpose = 'unsubscribe' | 'invitation' | 'claim code' | 'recovery code';

/** A key of its own for each purpose, of 32 bytes, from the stage's secret, which also signs cursors and hashes network addresses. */
export function derivedKey(purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', environment('STAGE_SECRET'), '', `creel ${purpose}`, 32));
}
