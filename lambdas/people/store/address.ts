/** Copies an account's email address from the user pool, which decides it. */
import { normalizeEmail } from '#shared/text/normalize-email.ts';
import { takeChoicesAlong } from '../../mail/store/mail-choices.ts';
import { hashOfMailbox } from '../../mail/store/suppressions.ts';
import { findPoolUser } from '../../services/user-pool.ts';
import { suspendNewAddress } from '../../suspensions/store/suspensions.ts';
import { equals } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { personEntries, readAccounts } from './accounts.ts';
import { type Account, account } from './items.ts';

/** Number of earlier mailboxes that an account remembers. */
const EARLIER_MAILBOXES = 5;

/**
 * Updates an account to the address that its owner signs in with. Search entries, email choices and a suspension move
 * along, in one transaction. Retries and concurrent calls have no further effect.
 * @param signsInWith from the user pool; undefined if the pool does not know it
 * @returns the account's address after that
 */
export async function followAddress(
  { userId, ...seen }: Account,
  signsInWith: string | undefined,
): Promise<string> {
  const email = normalizeEmail(signsInWith ?? seen.email);
  if (email === seen.email) return email;
  return await table.retry(async () => {
    const stored = await table.getItem(account.key({ userId }), { consistent: true });
    if (!stored || stored.email === email) return stored?.email ?? seen.email;
    const asRead = table.ifUnchanged(equals('email', stored.email));
    const earlier = new Set([hashOfMailbox(stored.email), ...(stored.earlierMailboxes ?? [])]);
    const earlierMailboxes = [...earlier].slice(0, EARLIER_MAILBOXES);
    await table.transact([
      table.update(account.key({ userId }), { set: { email, earlierMailboxes } }, asRead),
      ...moveEntries(personEntries(stored), personEntries({ ...stored, email })),
      ...(await takeChoicesAlong(stored.email, email)),
      ...(await suspendNewAddress(userId, email)),
    ]);
    return email;
  });
}

/**
 * A person's account with their current address, even if they have not called the API since they changed it.
 * @returns undefined for people without an account
 */
export async function readCurrentAccount(userId: string): Promise<Account | undefined> {
  const [[found], known] = await Promise.all([readAccounts([userId]), findPoolUser(userId)]);
  if (!found || known === 'gone') return found;
  const email = await followAddress(found, known?.email);
  return email === found.email ? found : (await readAccounts([userId]))[0];
}

function moveEntries(before: readonly table.Key[], after: readonly table.Key[]): table.TransactionStep[] {
  const notAmong = (others: readonly table.Key[]) => (entry: table.Key) =>
    !others.some(({ pk, sk }) => pk === entry.pk && sk === entry.sk);
  return [
    ...before.filter(notAmong(after)).map((entry) => table.remove(entry)),
    ...after.filter(notAmong(before)).map((entry) => table.put(entry)),
  ];
}
