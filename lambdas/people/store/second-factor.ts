/** Records that an administrator resets somebody's two-step verification, which is stored in the user pool. */
import { AppError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { userNotFound } from '#words/general/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { all, any, equals, lacks, lessThan, not, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { account, recoveryCodes } from './items.ts';

/** An interrupted reset may be repeated within this time; after that it counts as a new one. */
const REPEATED_WITHIN_MS = HOUR;

class IsUnderWay extends Error {}

/**
 * Writes an audit entry, only once for a repeated reset.
 * @throws AppError `not_found` for people without an account
 */
export async function beginReset(
  { userId, actorId }: { userId: string; actorId: string },
  now: Date,
): Promise<void> {
  const key = account.key({ userId });
  if (!(await table.getItem(key, { consistent: true }))) throw new AppError('not_found', userNotFound);
  const longAgo = new Date(now.getTime() - REPEATED_WITHIN_MS).toISOString();
  const isAnother = any(
    lacks('resetting'),
    lessThan('resetting.since', longAgo),
    not(equals('resetting.by', actorId)),
  );
  try {
    await table.transact([
      table.update(
        key,
        { set: { resetting: { by: actorId, since: now.toISOString() } } },
        table.onlyIf(all(present, isAnother), () => new IsUnderWay()),
      ),
      ...auditSteps(
        {
          action: 'second-factor-reset',
          actorId,
          userId,
          before: { hasSecondFactor: true },
          after: { hasSecondFactor: false },
        },
        now,
      ),
    ]);
  } catch (error) {
    if (!(error instanceof IsUnderWay)) throw error;
  }
}

/**
 * Ends the reset, so that the next one counts as a new one. Deletes the recovery codes along with the app they
 * replaced.
 */
export async function endReset(userId: string): Promise<void> {
  const gone = () => new AppError('not_found', userNotFound);
  await table.transact([
    table.update(account.key({ userId }), { set: { resetting: undefined } }, table.onlyIf(present, gone)),
    table.remove(recoveryCodes.key({ userId })),
  ]);
}
