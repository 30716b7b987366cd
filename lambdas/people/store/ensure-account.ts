/** That a person has an account. The trigger after confirmation makes it; one that failed or never fired must not lock a person out. */
import { newAccount } from '#shared/accounts/new-account.ts';
import { AppError } from '#shared/contract/errors.ts';
import { readIdentity } from '../../services/user-pool.ts';
import { type Found, getItems } from '../../table/index.ts';
import { createAccount } from './accounts.ts';
import { type Account, account, tombstone } from './items.ts';

/**
 * The account of a person, made of what they signed up with where there is none yet.
 * @throws AppError `not_signed_in` for who deleted their account, and for who never signed up or never confirmed their address
 */
export async function ensureAccount(userId: string, now: Date): Promise<Found<Account>> {
  const found = await readAccount(userId);
  if (found) return found;
  await createAccount(newAccount(await readIdentity(userId), now));
  const made = await readAccount(userId);
  if (!made) throw new AppError('not_signed_in');
  return made;
}

/** The same of another person than who calls. @returns whether there is such a person */
export async function ensureAccountIfKnown(userId: string, now: Date): Promise<boolean> {
  try {
    await ensureAccount(userId, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') return false;
    throw error;
  }
}

/** @throws AppError `not_signed_in` for who deleted their account */
async function readAccount(userId: string): Promise<Found<Account> | undefined> {
  const [found, deleted] = await getItems([account.key({ userId }), tombstone.key({ userId })]);
  if (deleted) throw new AppError('not_signed_in');
  return found;
}
