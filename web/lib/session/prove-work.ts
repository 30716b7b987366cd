/** The proof of work before a sign-up (shared/accounts/proof-of-work.ts). Loaded with the user pool's library. */
import { sha256 } from '@noble/hashes/sha2.js';
import { hasZeros, proofDay, proofText, writeProof } from '#shared/accounts/proof-of-work.ts';
import { serverNow } from '../device/server-clock.ts';

/** Tries before the page can respond again: some 5 ms on a phone. */
const TRIES_AT_ONCE = 1000;

/** Takes a fraction of a second, and two seconds on an old phone. */
export async function proveWork(email: string): Promise<string> {
  const day = proofDay(serverNow());
  const encoder = new TextEncoder();
  for (let nonce = 0; ; nonce++) {
    if (hasZeros(sha256(encoder.encode(proofText(email, { day, nonce }))))) return writeProof({ day, nonce });
    if (nonce % TRIES_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}
