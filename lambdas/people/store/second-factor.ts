/** That an administrator is about to reset somebody's second factor, which the user pool keeps. */
import { AppError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { userNotFound } from '#words/general/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { all, any, equals, lacks, lessThan, not, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { account, recoveryCodes } from './items.ts';

/** An interrupted reset is repeated within this; later it is another one. */
const REPEATED_WITHIN_MS = HOUR;

class IsUnderWay extends Error {}

/**
 * Writes an audit entry, once for a reset that is repeated.
 * @throws AppError `not_found` for who has no account
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

/** It is done: the next one is another. Recovery codes end with the app that they stood in for. */
export async function endReset(userId: string): Promise<void> {
  const gone = () => new AppError('not_found', userNotFound);
  await table.transact([
    table.update(account.key({ userId }), { set: { resetting: undefined } }, table.onlyIf(present, gone)),
    table.remove(recoveryCodes.key({ userId })),
  ]);
}
