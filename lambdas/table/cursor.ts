/**
 * List cursors. A cursor holds the sort key after which the next page begins, signed together with the list it belongs
 * to. It is opaque to callers, refused on another list, and refused if it was altered.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { stageSecrets } from '../stage-secrets.ts';

const SIGNATURE_BYTES = 16;

function sign(secret: string, partition: string, sortKey: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([partition, sortKey]))
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}

export function encodeCursor(partition: string, sortKey: string): string {
  return Buffer.concat([sign(stageSecrets()[0], partition, sortKey), Buffer.from(sortKey)]).toString(
    'base64url',
  );
}

/** @throws AppError `invalid_cursor` */
export function decodeCursor(partition: string, cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const sortKey = bytes.subarray(SIGNATURE_BYTES).toString('utf8');
  const signature = bytes.subarray(0, SIGNATURE_BYTES);
  // Decoding is lenient, so compare the text as well: each cursor has exactly one spelling.
  const genuine =
    bytes.length > SIGNATURE_BYTES &&
    stageSecrets().some((secret) => timingSafeEqual(signature, sign(secret, partition, sortKey))) &&
    bytes.toString('base64url') === cursor;
  if (!genuine) throw new AppError('invalid_cursor');
  return sortKey;
}
