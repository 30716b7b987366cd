/** Accounts of people. */
import type { NewAccount } from '#shared/accounts/new-account.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/languages.ts';
import { TOMBSTONE_LIFETIME } from '#shared/limits.ts';
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import * as words from '#words/general/refusals.ts';
import { auditSteps } from '../../audit/store/audit.ts';
import { takeOverSuspension } from '../../suspensions/store/suspensions.ts';
import { absent, equals, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type Account, account, profile, signOut, tombstone } from './items.ts';
import { foundPeople, foundPersonEntry, personEntry } from './list-items.ts';
import { leaveAdmins } from './memberships.ts';

/** Reads accounts of several people; undefined for those without one. */
export async function readAccounts(
  userIds: readonly string[],
): Promise<(table.Found<Account> | undefined)[]> {
  return await table.getItems(userIds.map((userId) => account.key({ userId })));
}

/** Maximum number of addresses that begin with the same 80 characters. */
const MOST_ALIKE = 100;

/** Returns the account with this email address, if there is one. */
export async function findAccountOf(email: string): Promise<table.Found<Account> | undefined> {
  const beginsWith = `${beginningOf(email)}#`;
  const { items } = await table.query(foundPeople, { beginsWith, limit: MOST_ALIKE, consistent: true });
  const people = await readAccounts(items.map(({ userId }) => userId));
  return people.find((person) => person && normalizeEmail(person.email) === normalizeEmail(email));
}

/** The step that checks that a person still has this address. It throws ChangedMeanwhile if they changed it. */
export const checkAddress = ({ userId, email }: Pick<Account, 'userId' | 'email'>): table.TransactionStep =>
  table.checkUnchanged(account.key({ userId }), equals('email', email));

/** @throws AppError `not_signed_in` from the transaction for people who deleted their account */
export const setLanguageStep = (userId: string, language: Language): table.TransactionStep =>
  table.update(
    account.key({ userId }),
    { set: { language } },
    table.onlyIf(present, () => new AppError('not_signed_in')),
  );

class AccountExists extends Error {}
class ProfileExists extends Error {}

/**
 * Creates the account of a confirmed person and their first profile, and suspends it if the address is suspended. Does
 * nothing if the account exists, so that a profile that an administrator deleted is not created again.
 */
export async function createAccount(made: NewAccount): Promise<void> {
  await table.retry(() => writeAccount(made));
}

async function writeAccount(made: NewAccount): Promise<void> {
  const { userId, email } = made.account;
  const accountExists = () => new AccountExists();
  const steps: table.TransactionStep[] = [
    table.put(account.item({ userId }, made.account), table.onlyIf(absent, accountExists)),
    ...personEntries(made.account).map((entry) => table.put(entry)),
    ...(await takeOverSuspension(userId, email)),
  ];
  if (made.profile) {
    const { profileType } = made.profile;
    const profileExists = () => new ProfileExists();
    steps.push(
      table.put(profile.item({ userId, profileType }, made.profile), table.onlyIf(absent, profileExists)),
    );
  }
  try {
    await table.transact(steps);
  } catch (error) {
    if (error instanceof ProfileExists) return await writeAccount({ account: made.account });
    if (!(error instanceof AccountExists)) throw error;
  }
}

const MAX_NAME_WORDS = 6;
const MAX_FOUND_LENGTH = 80;

/** The search key of an address, or of a name from one of its words on, cut to the length that lists of people store. */
export const beginningOf = (text: string): string => text.toLowerCase().slice(0, MAX_FOUND_LENGTH);

/**
 * The keys of an account's entries in the lists of people: by time, by email address, and by the name from each of its
 * words on.
 */
export function personEntries({ userId, name, email, createdAt }: Account): table.Key[] {
  const words = name.split(/\s+/).filter(Boolean).slice(0, MAX_NAME_WORDS);
  const beginnings = [email, ...words.map((_, from) => words.slice(from).join(' '))].map(beginningOf);
  return [
    personEntry.item({ createdAt, userId }, { userId }),
    ...[...new Set(beginnings)].map((beginning) =>
      foundPersonEntry.item({ words: beginning, userId }, { userId }),
    ),
  ];
}

/** Records a sign-out: from then on tokens of earlier sessions can't change anything. */
export async function recordSignOut(userId: string, now: Date): Promise<void> {
  const expiresAt = table.expiryAfter(TOMBSTONE_LIFETIME, now);
  await table.write(table.put(signOut.item({ userId }, { signedOutAt: now.toISOString(), expiresAt })));
}

/**
 * Marks an account as deleted. From then on no call with its tokens is served. The last administrator cannot leave.
 * @throws AppError `conflict` for the last administrator
 */
export async function markDeleted(userId: string, now: Date): Promise<void> {
  const mark = deletionMark(userId, now);
  await table.retry(async () => await table.transact([table.put(mark), ...(await leaveAdmins(userId))]));
}

/**
 * Does the same for an administrator, with one audit entry even if the request is repeated.
 * @throws AppError `not_found` for people who never had an account; for people who have one, the error of `requireSame`
 */
export async function markDeletedBy(
  { userId, actorId }: { userId: string; actorId: string },
  requireSame: (account: Account) => void,
  now: Date,
): Promise<void> {
  await table.retry(async () => {
    const keys = [account.key({ userId }), tombstone.key({ userId })] as const;
    const [found, marked] = await table.getItems(keys);
    if (marked) return;
    if (!found) throw new AppError('not_found', words.userNotFound);
    requireSame(found);
    const only = table.ifUnchanged(absent);
    const entry = { action: 'account-deleted' as const, actorId, userId };
    const change = { before: { hasAccount: true }, after: { hasAccount: false } };
    await table.transact([
      table.put(deletionMark(userId, now), only),
      ...(await leaveAdmins(userId)),
      ...auditSteps({ ...entry, ...change }, now),
    ]);
  });
}

function deletionMark(userId: string, now: Date) {
  const expiresAt = table.expiryAfter(TOMBSTONE_LIFETIME, now);
  return tombstone.item({ userId }, { deletedAt: now.toISOString(), expiresAt });
}

/** Erases accounts and their entries in the lists of people. */
export async function eraseAccounts(accounts: readonly table.Found<Account>[]): Promise<void> {
  await table.transact(
    accounts.flatMap((each) => [each, ...personEntries(each)].map((key) => table.remove(key))),
  );
}
