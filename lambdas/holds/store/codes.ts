/** The six digits with which a collector proves a hold. Only a keyed hash is stored, so the table reveals no code. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { CODE_DIGITS, MAX_CODE_TRIES } from '#shared/holds/rules.ts';
import * as words from '#words/holds/rules.ts';
import type { ActingKey } from '../../core/call.ts';
import { acceptedKeys, derivedKey } from '../../core/derived-key.ts';
import { all, equals, type Found, ifUnchanged, retry, transact, update } from '../../table/index.ts';
import { requireMove } from './change-hold.ts';
import type { HoldKind, StoredCode, StoredHold } from './kind.ts';
import { readHold, requireSide } from './read-hold.ts';

type Named = Pick<HoldKind<StoredHold>, 'name'>;

/** Returns a new code for a hold, and its stored form. */
export function newCode(kind: Named, id: string): { code: string; stored: StoredCode } {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return { code, stored: { hash: hashOf(derivedKey(`${kind.name} code`), id, code), tries: 0 } };
}

const hashOf = (key: Buffer, id: string, code: string) =>
  createHmac('sha256', key).update(`${id}#${code}`).digest('base64url');

/**
 * Returns a new code, shown only once.
 * @throws AppError `not_allowed` for the fisherman, `conflict` if the hold is over
 */
export function replaceCode<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  id: string,
  { userId, key, now }: { userId: string; key?: ActingKey; now: Date },
): Promise<string> {
  return retry(async () => {
    const { stored, side, stillActs } = await readHold(kind, id, userId, key);
    requireSide(kind, side, kind.collector);
    requireMove(kind, kind.moves.collect, stored, now);
    const { code, stored: kept } = newCode(kind, id);
    const asRead = ifUnchanged(equals('version', stored.version));
    await transact([...stillActs, update(kind.key(id), { set: { code: kept } }, asRead)]);
    return code;
  });
}

export function isCodeOf(kind: Named, { sk, code }: Found<StoredHold>, given: string): boolean {
  if (!code) return false;
  const hash = Buffer.from(code.hash);
  return acceptedKeys(`${kind.name} code`).some((key) =>
    timingSafeEqual(hash, Buffer.from(hashOf(key, sk, given))),
  );
}

/**
 * Compares a code. The attempt is counted before the comparison, so that parallel requests get no extra attempts. The
 * count is a transaction, so that a retry by the table's client doesn't count twice.
 * @throws AppError `invalid_fields` for a wrong code, `conflict` if there is no code or it is locked; ChangedMeanwhile
 */
export async function requireCode<Stored extends StoredHold>(
  kind: HoldKind<Stored>,
  stored: Found<Stored>,
  given: string,
): Promise<void> {
  const { sk: id, code } = stored;
  if (!code) throw new AppError('conflict', words.noCode);
  if (code.tries >= MAX_CODE_TRIES) throw new AppError('conflict', words.codeLocked);
  const tries = code.tries + 1;
  const asRead = ifUnchanged(all(equals('code.hash', code.hash), equals('code.tries', code.tries)));
  await transact([update(kind.key(id), { set: { 'code.tries': tries } }, asRead)]);
  if (isCodeOf(kind, stored, given)) return;
  throw fieldError('code', words.wrongCode(MAX_CODE_TRIES - tries));
}
