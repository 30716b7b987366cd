/** Ensures that a person has an account. The trigger after confirmation creates it; a failed trigger must not lock anyone out. */
import { newAccount } from '#shared/accounts/new-account.ts';
import { AppError } from '#shared/contract/errors.ts';
import { readIdentity } from '../../services/user-pool.ts';
import { type Found, getItems } from '../../table/index.ts';
import { createAccount } from './accounts.ts';
import { type Account, account, tombstone } from './items.ts';

/**
 * Returns a person's account, creating it from their sign-up data if there is none yet.
 * @throws AppError `not_signed_in` for people who deleted their account, never signed up or never confirmed their address
 */
export async function ensureAccount(userId: string, now: Date): Promise<Found<Account>> {
  const found = await readAccount(userId);
  if (found) return found;
  await createAccount(newAccount(await readIdentity(userId), now));
  const made = await readAccount(userId);
  if (!made) throw new AppError('not_signed_in');
  return made;
}

/** The same for a person other than the caller. @returns whether they exist */
export async function ensureAccountIfKnown(userId: string, now: Date): Promise<boolean> {
  try {
    await ensureAccount(userId, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') return false;
    throw error;
  }
}

/** @throws AppError `not_signed_in` for people who deleted their account */
async function readAccount(userId: string): Promise<Found<Account> | undefined> {
  const [found, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (deleted) throw new AppError('not_signed_in');
  return found;
}
