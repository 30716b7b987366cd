/** Codes that sign in without the authenticator app. Only keyed hashes are kept: who reads the table learns none. */
import { createHmac, randomInt } from 'node:crypto';
import {
  groupRecoveryCode,
  RECOVERY_CODE_CHARACTERS,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
} from '#shared/accounts/recovery-codes.ts';
import { MINUTE } from '#shared/limits.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { derivedKey } from '../../core/derived-key.ts';
import { equals, exists } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { recoveryCodes, type StoredRecoveryCodes } from './items.ts';

/** Hexadecimal, so that it can be the name of an attribute. */
const hashOf = (userId: string, code: string) =>
  createHmac('sha256', derivedKey('recovery code')).update(`${userId}#${code}`).digest('hex');

const newCode = () =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_CODE_CHARACTERS[randomInt(RECOVERY_CODE_CHARACTERS.length)],
  ).join('');

/** New ones in place of those from before. @returns them as they are told, this once */
export async function replaceCodes(userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  const hashes = Object.fromEntries(codes.map((code) => [hashOf(userId, code), true as const]));
  await table.write(table.put(recoveryCodes.item({ userId }, { hashes, createdAt: now.toISOString() })));
  return codes.map(groupRecoveryCode);
}

class IsNotAmongThem extends Error {}

/**
 * Takes a code out, with an audit entry; an email to its owner follows by the table's stream. Two-step verification is still on then: interrupted
 * before it is off, the same code can be given again.
 * @returns whether it was among those that are left, or is the one that is being used
 */
export async function redeemRecoveryCode(userId: string, code: string, now: Date): Promise<boolean> {
  const key = recoveryCodes.key({ userId });
  const hash = hashOf(userId, code);
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
 * Follows the user pool, where the app may be turned off by its owner's browser or by an operator. Codes of the last minute stay: they may be of an
 * app that was turned on while the pool was asked.
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
