import { hkdfSync } from 'node:crypto';
import { environment } from '../environment.ts';

/** The purpose of a key: a token or hash made for one purpose is invalid for another. */
export type KeyPurpose =
  | 'unsubscribe'
  | 'invitation'
  | 'subscription'
  | 'claim code'
  | 'reservation code'
  | 'recovery code'
  | 'calendar'
  | 'end alerts'
  | 'opened alert'
  | 'webhook';

/** Derives a 32-byte key per purpose from the stage's secret, which also signs cursors and hashes addresses. */
export function derivedKey(purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', environment('STAGE_SECRET'), '', `creel ${purpose}`, 32));
}
