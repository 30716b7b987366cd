import { newAccount } from '#shared/accounts/new-account.ts';
import { AppError } from '#shared/contract/errors.ts';
import { acceptInvitations } from '../organizations/store/invitations.ts';
import { readIdentity } from '../services/user-pool.ts';
import { type Person, readPerson } from './read-person.ts';
import { createAccount } from './store/accounts.ts';
import type { Account } from './store/items.ts';

type PresentPerson = Person & { account: Account };

/**
 * A person with their account. The trigger after confirmation makes it; one that failed or never fired must not lock a person out.
 * @throws AppError `not_signed_in` when they deleted their account
 */
export async function presentPerson(userId: string, now: Date): Promise<PresentPerson> {
  const found = await readPerson(userId);
  if (found.isDeleted) throw new AppError('not_signed_in');
  if (found.account) return { ...found, account: found.account };
  const { account, ...first } = newAccount(await readIdentity(userId), now);
  await createAccount({ account, ...first });
  await acceptInvitations(account, now);
  const made = await readPerson(userId);
  if (!made.account) throw new AppError('not_signed_in');
  return { ...made, account: made.account };
}

/** Makes the account of who signed up and never came; of who never signed up there is none to make. @returns whether there is such a person */
export async function presentIfKnown(userId: string, now: Date): Promise<boolean> {
  try {
    await presentPerson(userId, now);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_signed_in') return false;
    throw error;
  }
}
