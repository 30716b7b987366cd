/** Suspensions and releases by administrators without a report. */
import { AppError } from '#shared/contract/errors.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../audit/store/audit.ts';
import { readEnd } from '../core/read-end.ts';
import { checkAddress } from '../people/store/accounts.ts';
import { readCurrentAccount } from '../people/store/address.ts';
import { requireStillAdmin } from '../people/store/memberships.ts';
import type { SuspensionTerms } from '../suspensions/store/items.ts';
import { changeOfSuspension } from '../suspensions/store/suspension-change.ts';
import { liftSuspension, suspend } from '../suspensions/store/suspensions.ts';
import { retry, transact } from '../table/index.ts';

interface Who {
  userId: string;
  /** User id of the administrator. */
  actorId: string;
}

/**
 * An identical repeat has no further effect.
 * @throws AppError `not_allowed` for the administrator's own account, `not_found` for people without an account
 */
export async function suspendPerson(
  { userId, actorId, reason, until: end }: Who & { reason: string; until?: string },
  now: Date,
): Promise<SuspensionTerms> {
  if (userId === actorId) throw new AppError('not_allowed', words.suspensionOfOneself);
  const until = readEnd(end, now);
  const began = { suspendedAt: now.toISOString(), suspendedBy: actorId };
  const terms = { ...began, reason, until };
  return await retry(async () => {
    const account = await readCurrentAccount(userId);
    if (!account) throw new AppError('not_found', words.userNotFound);
    const { before, steps } = await suspend(account, terms);
    if (before?.reason === reason && before.until === until) return before;
    const change = changeOfSuspension(before, terms);
    const audited = auditSteps({ action: 'person-suspended', actorId, userId, ...change }, now);
    await transact([...steps, checkAddress(account), requireStillAdmin(actorId), ...audited]);
    return terms;
  });
}

/** Does nothing and writes no audit entry when the person isn't suspended. */
export async function releasePerson({ userId, actorId }: Who, now: Date): Promise<void> {
  await retry(async () => {
    const { before, steps } = await liftSuspension(userId);
    if (!before) return;
    const change = changeOfSuspension(before, undefined);
    await transact([
      ...steps,
      ...auditSteps({ action: 'suspension-lifted', actorId, userId, ...change }, now),
    ]);
  });
}
