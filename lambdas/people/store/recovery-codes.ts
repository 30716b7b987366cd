/**
 * Codes for signing in without the authenticator app. Only keyed hashes are stored, so nobody can read the codes in the
 * table.
 */
import { createHmac, randomInt } from 'node:crypto';
import {
  groupRecoveryCode,
  RECOVERY_CODE_CHARACTERS,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
} from '#shared/accounts/recovery-codes.ts';
import { MINUTE } from '#shared/limits.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { acceptedKeys, derivedKey } from '../../core/derived-key.ts';
import { equals, exists } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { recoveryCodes, type StoredRecoveryCodes } from './items.ts';

/** Hexadecimal, so that it can be the name of an attribute. */
const hashOf = (key: Buffer, userId: string, code: string) =>
  createHmac('sha256', key).update(`${userId}#${code}`).digest('hex');

const newCode = () =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_CODE_CHARACTERS[randomInt(RECOVERY_CODE_CHARACTERS.length)],
  ).join('');

/** Replaces all codes with new ones. @returns the new codes, which are shown only this once */
export async function replaceCodes(userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  const secret = derivedKey('recovery code');
  const hashes = Object.fromEntries(codes.map((code) => [hashOf(secret, userId, code), true as const]));
  await table.write(table.put(recoveryCodes.item({ userId }, { hashes, createdAt: now.toISOString() })));
  return codes.map(groupRecoveryCode);
}

class IsNotAmongThem extends Error {}

/**
 * Removes a code and writes an audit entry; the table's stream sends an email to the owner. Two-step verification is
 * still on then. If the caller is interrupted before it is off, the same code can be used again.
 * @returns whether the code is one of the unused codes or the one in use
 */
export async function redeemRecoveryCode(userId: string, code: string, now: Date): Promise<boolean> {
  for (const key of acceptedKeys('recovery code'))
    if (await redeemHash(userId, hashOf(key, userId, code), now)) return true;
  return false;
}

async function redeemHash(userId: string, hash: string, now: Date): Promise<boolean> {
  const key = recoveryCodes.key({ userId });
  const name = `hashes.${hash}`;
  try {
    await table.transact([
      table.update(
        key,
        { set: { [name]: undefined, used: hash } },
        table.onlyIf(exists(name), () => new IsNotAmongThem()),
      ),
      ...auditSteps(
        {
          action: 'second-factor-recovered',
          actorId: userId,
          userId,
          before: { hasSecondFactor: true },
          after: { hasSecondFactor: false },
        },
        now,
      ),
    ]);
    return true;
  } catch (error) {
    if (!(error instanceof IsNotAmongThem)) throw error;
    return (await table.getItem(key, { consistent: true }))?.used === hash;
  }
}

export async function removeRecoveryCodes(userId: string): Promise<void> {
  await table.write(table.remove(recoveryCodes.key({ userId })));
}

/**
 * Deletes the codes once the authenticator app is off in the user pool, where its owner's browser or an operator may
 * turn it off. Codes of the last minute stay: they may belong to an app that was turned on during the request to the
 * pool.
 */
export async function endRecoveryCodes(
  userId: string,
  { createdAt }: StoredRecoveryCodes,
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(createdAt) < MINUTE) return;
  await table.writeIf(
    table.remove(recoveryCodes.key({ userId }), table.onlyIf(equals('createdAt', createdAt))),
  );
}
