/**
 * What stands in the links that end mails of one kind to one address: both, sealed. Nobody can read it or make one, so it needs no sign-in
 * and tells nothing; it works as long as the secret does.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { MAIL_KINDS, type MailKind } from '#shared/mail/kinds.ts';
import { environment } from '../environment.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Unsubscription {
  /** As the table names an address. */
  addressHash: string;
  kind: MailKind;
}

/** A key of its own: the secret signs other things too. */
function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', environment('CURSOR_SECRET'), '', 'creel unsubscribe', 32));
}

export function sealUnsubscription({ addressHash, kind }: Unsubscription): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce);
  const content = Buffer.concat([
    Buffer.from([MAIL_KINDS.indexOf(kind)]),
    Buffer.from(addressHash, 'base64url'),
  ]);
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined for what is not one of ours, or was changed. */
export function openUnsubscription(token: string): Unsubscription | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return undefined;
  const [nonce, tag, sealed] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv(CIPHER, key(), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    const content = Buffer.concat([decipher.update(sealed), decipher.final()]);
    const kind = MAIL_KINDS[content[0] ?? -1];
    return kind && { kind, addressHash: content.subarray(1).toString('base64url') };
  } catch {
    return undefined;
  }
}
