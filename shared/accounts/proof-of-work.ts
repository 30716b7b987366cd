/**
 * A browser computes for a moment before it signs somebody up, so that a script that floods the user pool has to
 * compute as well. It needs no third party and people don't notice it. The browser looks for a number that makes a hash
 * begin with zeros, and the pool's trigger checks it with one hash.
 */

import { normalizeEmail } from '../text/normalize-email.ts';

/** How many bytes of the hash must be zero. A number is found after some 65,000 tries. */
const ZERO_BYTES = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Proof {
  /**
   * A day in UTC, such as `2026-11-24`. A proof for an address is valid on that day, and on the days before and after,
   * in case a clock is wrong.
   */
  day: string;
  nonce: number;
}

export const proofDay = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The text that is hashed with SHA-256. */
export const proofText = (email: string, { day, nonce }: Proof): string =>
  `${normalizeEmail(email)} ${day} ${nonce}`;

export const hasZeros = (hash: Uint8Array): boolean =>
  hash.subarray(0, ZERO_BYTES).every((byte) => byte === 0);

/** The text in the metadata of the call. */
export const writeProof = ({ day, nonce }: Proof): string => `${day} ${nonce}`;

/** @returns undefined if it is not a proof of yesterday, today or tomorrow */
export function readProof(written: string | undefined, now: number): Proof | undefined {
  const [, day = '', nonce] = /^(\d{4}-\d\d-\d\d) (\d{1,9})$/.exec(written ?? '') ?? [];
  const days = [-DAY_MS, 0, DAY_MS].map((offset) => proofDay(now + offset));
  return days.includes(day) ? { day, nonce: Number(nonce) } : undefined;
}
