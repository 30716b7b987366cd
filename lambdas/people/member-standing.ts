/** Checks a caller's token against the table and the user pool, since only the pool knows of users deleted there. */

import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ReadCallerStanding } from '../core/call.ts';
import { environment } from '../environment.ts';
import { findPoolUser, type PoolUser } from '../services/user-pool.ts';
import { markDeleted } from './store/accounts.ts';
import { readCallerStanding } from './store/caller-standing.ts';
import type { StoredRecoveryCodes } from './store/items.ts';

/** For the pipeline. It finishes the deletion of a person whom the user pool no longer knows. */
export const readMemberStanding: ReadCallerStanding = async (userId, groups) => {
  const [standing, known] = await Promise.all([readCallerStanding(userId, groups), findPoolUser(userId)]);
  const isGone = known === 'gone';
  if (isGone && !standing.isDeleted) await finishDeletion(userId, new Date());
  const lacksSecondFactor = standing.groups.length > 0 && !isGone && lacksRequiredFactor(known);
  return { ...standing, isDeleted: standing.isDeleted || isGone, lacksSecondFactor };
};

/**
 * Whether a person may not use their role yet.
 * @param known undefined if the user pool does not respond
 * @throws Error in that case if the stage requires a second factor, because it can't be checked
 */
function lacksRequiredFactor(known: PoolUser | undefined): boolean {
  if (environment('SECOND_FACTOR') !== 'required') return false;
  if (!known) throw new Error('The user pool does not say whether there is a second factor');
  return !known.hasSecondFactor;
}

/** A person's second factor as `GET /me` returns it. */
export const secondFactorOf = (
  known: PoolUser | undefined,
  { groups, recoveryCodes }: { groups: readonly Group[]; recoveryCodes: StoredRecoveryCodes | undefined },
) =>
  known && {
    secondFactor: {
      isOn: known.hasSecondFactor,
      isMissing: groups.length > 0 && lacksRequiredFactor(known),
      recoveryCodes: known.hasSecondFactor ? Object.keys(recoveryCodes?.hashes ?? {}).length : 0,
    },
  };

/**
 * The same for endpoints that only read.
 * @returns the user pool's record of them; undefined if the pool does not respond
 * @throws AppError `not_signed_in`
 */
export async function requireUser(userId: string, now: Date): Promise<PoolUser | undefined> {
  const known = await findPoolUser(userId);
  if (known !== 'gone') return known;
  await finishDeletion(userId, now);
  throw new AppError('not_signed_in');
}

/** Marks the account as deleted; the stream then erases the data. */
async function finishDeletion(userId: string, now: Date): Promise<void> {
  try {
    await markDeleted(userId, now);
  } catch (error) {
    // The last administrator's data stays until there is another one; this token is refused either way.
    if (!(error instanceof AppError)) throw error;
  }
}
