/** Checks a caller with a token against the table and the user pool, which alone knows that somebody deleted themselves there. */

import type { Group } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ReadCallerStanding } from '../core/call.ts';
import { environment } from '../environment.ts';
import { findPoolUser, type PoolUser } from '../services/user-pool.ts';
import { markDeleted } from './store/accounts.ts';
import { readCallerStanding } from './store/caller-standing.ts';
import type { StoredRecoveryCodes } from './store/items.ts';

/** For the pipeline. Of somebody whom the pool knows no more the deletion is finished. */
export const readMemberStanding: ReadCallerStanding = async (userId, groups) => {
  const [standing, known] = await Promise.all([readCallerStanding(userId, groups), findPoolUser(userId)]);
  const isGone = known === 'gone';
  if (isGone && !standing.isDeleted) await finishDeletion(userId, new Date());
  const lacksSecondFactor = standing.groups.length > 0 && !isGone && lacksRequiredFactor(known);
  return { ...standing, isDeleted: standing.isDeleted || isGone, lacksSecondFactor };
};

/**
 * Whether somebody with a role may not use it yet.
 * @param known undefined while the user pool does not answer
 * @throws Error then, where the stage requires a second factor: nobody is known to have one
 */
function lacksRequiredFactor(known: PoolUser | undefined): boolean {
  if (environment('SECOND_FACTOR') !== 'required') return false;
  if (!known) throw new Error('The user pool does not say whether there is a second factor');
  return !known.hasSecondFactor;
}

/** As somebody is told of their own. */
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
 * The same for what only reads.
 * @returns what the user pool says of them; undefined while it does not answer
 * @throws AppError `not_signed_in`
 */
export async function requireUser(userId: string, now: Date): Promise<PoolUser | undefined> {
  const known = await findPoolUser(userId);
  if (known !== 'gone') return known;
  await finishDeletion(userId, now);
  throw new AppError('not_signed_in');
}

/** The mark makes the stream erase what there is. */
async function finishDeletion(userId: string, now: Date): Promise<void> {
  try {
    await markDeleted(userId, now);
  } catch (error) {
    // The last administrator's things wait until there is another one: nobody can call with this token either way.
    if (!(error instanceof AppError)) throw error;
  }
}
