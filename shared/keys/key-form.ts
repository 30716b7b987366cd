/**
 * The form of an API key: `creel_<id>_<secret><checksum>`. The checksum lets the edge and programs that search for
 * leaked keys recognize a made-up key without a request. lib/edge/viewer-request.js contains the same rules.
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const KEY_ID_LENGTH = 8;
/** Characters of the secret: 190 bits. */
export const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

export const KEY_ID = /^[0-9A-Za-z]{8}$/;
const KEY = /^creel_([0-9A-Za-z]{8})_[0-9A-Za-z]{38}$/;

/** CRC-32 as in zlib and Ethernet. @param text in ASCII */
function crc32(text: string): number {
  let crc = -1;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function checksumOf(text: string): string {
  let left = crc32(text);
  let digits = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    digits = ALPHABET.charAt(left % ALPHABET.length) + digits;
    left = Math.floor(left / ALPHABET.length);
  }
  return digits;
}

/** @param bytes random ones. Those above the largest multiple of 62 are left out, so that all digits are as likely. */
export function digitsFrom(bytes: Iterable<number>, length: number): string {
  const fair = [...bytes].filter((byte) => byte < 4 * ALPHABET.length);
  return fair
    .slice(0, length)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
}

/** Joins the parts of a key and adds the checksum. */
export function writeKey(keyId: string, secret: string): string {
  const body = `creel_${keyId}_${secret}`;
  return body + checksumOf(body);
}

/** Returns the id in a key; undefined for a text that can't be a key. */
export function keyIdIn(key: string): string | undefined {
  const keyId = KEY.exec(key)?.[1];
  const body = key.slice(0, -CHECKSUM_LENGTH);
  return key.slice(-CHECKSUM_LENGTH) === checksumOf(body) ? keyId : undefined;
}
