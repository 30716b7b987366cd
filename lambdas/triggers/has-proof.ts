import { createHash } from 'node:crypto';
import { hasZeros, proofText, readProof } from '#shared/accounts/proof-of-work.ts';

/**
 * @param written as the browser sent it
 * @param now milliseconds since the epoch
 * @returns whether somebody worked for this address (shared/accounts/proof-of-work.ts)
 */
export function hasProof(email: string, written: string | undefined, now: number): boolean {
  const proof = readProof(written, now);
  return proof !== undefined && hasZeros(createHash('sha256').update(proofText(email, proof)).digest());
}
