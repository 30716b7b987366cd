import { createHash } from 'node:crypto';
import { hasZeros, proofDay, proofText, writeProof } from '#shared/accounts/proof-of-work.ts';

/** The browser's proof of work for a sign-up. @param now milliseconds since the epoch */
export function proveWork(email: string, now: number): string {
  const day = proofDay(now);
  let nonce = 0;
  while (!hasZeros(createHash('sha256').update(proofText(email, { day, nonce })).digest())) nonce++;
  return writeProof({ day, nonce });
}
