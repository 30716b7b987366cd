/** The six digits with which a collector proves a claim. Only a keyed hash is stored, so the table reveals no code. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, MAX_CODE_TRIES } from '#shared/claims/rules.ts';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import * as words from '#words/claims/claims.ts';
import { derivedKey } from '../../core/derived-key.ts';
import { all, equals, type Found, ifUnchanged, retry, transact, update } from '../../table/index.ts';
import { requireMove } from './change-claim.ts';
import { readClaim, requireSide } from './claims.ts';
import { claim, type StoredClaim, type StoredCode } from './items.ts';

/** Returns a new code for a claim, and its stored form. */
export function newCode(claimId: string): { code: string; stored: StoredCode } {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return { code, stored: { hash: hashOf(claimId, code), tries: 0 } };
}

const hashOf = (claimId: string, code: string) =>
  createHmac('sha256', derivedKey('claim code')).update(`${claimId}#${code}`).digest('base64url');

/**
 * Returns a new code, shown only once.
 * @throws AppError `not_allowed` for the fisherman, `conflict` if the claim is over
 */
export function replaceCode(
  claimId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  return retry(async () => {
    const { stored, side, stillActs } = await readClaim(claimId, userId);
    requireSide(side, 'organization');
    requireMove('collect', stored, now);
    const { code, stored: kept } = newCode(claimId);
    const asRead = ifUnchanged(equals('version', stored.version));
    await transact([...stillActs, update(claim.key({ claimId }), { set: { code: kept } }, asRead)]);
    return code;
  });
}

export function isCodeOf({ sk, code }: Found<StoredClaim>, given: string): boolean {
  return code !== undefined && timingSafeEqual(Buffer.from(code.hash), Buffer.from(hashOf(sk, given)));
}

/**
 * Compares a code. The attempt is counted before the comparison, so that parallel requests get no extra attempts. The
 * count is a transaction, so that a retry by the table's client doesn't count twice.
 * @throws AppError `invalid_fields` for a wrong code, `conflict` if there is no code or it is locked; ChangedMeanwhile
 */
export async function requireCode(stored: Found<StoredClaim>, given: string): Promise<void> {
  const { sk: claimId, code } = stored;
  if (!code) throw new AppError('conflict', words.noCode);
  if (code.tries >= MAX_CODE_TRIES) throw new AppError('conflict', words.codeLocked);
  const tries = code.tries + 1;
  const asRead = ifUnchanged(all(equals('code.hash', code.hash), equals('code.tries', code.tries)));
  await transact([update(claim.key({ claimId }), { set: { 'code.tries': tries } }, asRead)]);
  if (isCodeOf(stored, given)) return;
  throw fieldError('code', words.wrongCode(MAX_CODE_TRIES - tries));
}
