import { hkdfSync } from 'node:crypto';
import { stageSecrets } from '../stage-secrets.ts';

/** The purpose of a key: a token or hash made for one purpose is invalid for another. */
export type KeyPurpose =
  | 'unsubscribe'
  | 'invitation'
  | 'subscription'
  | 'claim code'
  | 'reservation code'
  | 'recovery code'
  | 'calendar'
  | 'shared report'
  | 'end alerts'
  | 'opened alert'
  | 'webhook';

/** Derives a 32-byte key per purpose from the stage's secret, which also signs cursors and hashes addresses. */
export function derivedKey(purpose: KeyPurpose): Buffer {
  return keyFrom(stageSecrets()[0], purpose);
}

/** The same key, and after it those of other accepted secrets, for what was made before the secret was changed. */
export function acceptedKeys(purpose: KeyPurpose): Buffer[] {
  return stageSecrets().map((secret) => keyFrom(secret, purpose));
}

function keyFrom(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `creel ${purpose}`, 32));
}
