/**
 * Time-based one-time passwords (RFC 6238), as authenticator apps make them: six digits, SHA-1, a new one every 30
 * seconds.
 */
import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps by which clocks may differ in each direction. */
const SKEW = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret in the form that is typed into an app: Base32. */
export function newSecret(): string {
  return Array.from(randomBytes(52), (byte) => BASE32[byte % BASE32.length]).join('');
}

/** @param now milliseconds since the epoch */
export function totpCode(secret: string, now: number): string {
  return codeOf(secret, Math.floor(now / STEP_MS));
}

/** @returns the time step of the code; undefined if the code is wrong */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / STEP_MS);
  for (let step = current - SKEW; step <= current + SKEW; step++) {
    if (codeOf(secret, step) === code) return step;
  }
  return undefined;
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', readBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function readBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
