import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** The keys of a subscription, which a browser keeps to itself. */
export interface Receiver {
  ecdh: ECDH;
  auth: Buffer;
}

const TAG_BYTES = 16;
/** Ends the text of the last record; zeros may follow. */
const LAST_RECORD = 2;

/**
 * Decrypts a message of one record by RFC 8291 and RFC 8188.
 * @throws Error if it was made for other keys, or was changed
 */
export function decrypt(message: Buffer, { ecdh, auth }: Receiver): Buffer {
  const salt = message.subarray(0, 16);
  const keyEnd = 21 + message.readUInt8(20);
  const senderKey = message.subarray(21, keyEnd);
  const record = message.subarray(keyEnd);
  if (record.length > message.readUInt32BE(16)) throw new Error('The message has more than one record');

  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, about, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));

  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('The padding is wrong');
  return padded.subarray(0, end);
}
