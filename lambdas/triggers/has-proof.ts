import { createHash } from 'node:crypto';
import { hasZeros, proofText, readProof } from '#shared/accounts/proof-of-work.ts';

/**
 * @param written the proof as the browser sent it
 * @param now milliseconds since the epoch
 * @returns whether the browser did the work for this address (shared/accounts/proof-of-work.ts)
 */
export function hasProof(email: string, written: string | undefined, now: number): boolean {
  const proof = readProof(written, now);
  return proof !== undefined && hasZeros(createHash('sha256').update(proofText(email, proof)).digest());
}
