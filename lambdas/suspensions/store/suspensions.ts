/** Suspensions are stored with the person and by a hash of the address, so that a new account is suspended too. */
import { AppError } from '#shared/contract/errors.ts';
import { putDue } from '../../due/store/due.ts';
import { hashOfMailbox } from '../../mail/store/suppressions.ts';
import { absent, asFound, equals, isStill } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  type StoredSuspension,
  type SuspensionTerms,
  suspendedAddress,
  suspension,
  suspensionsOf,
} from './items.ts';

/** Returns the step that stops a write by somebody who was suspended a moment ago. */
export const requireNotSuspended = (userId: string): table.TransactionStep =>
  table.check(suspension.key({ userId }), absent, () => new AppError('suspended'));

/**
 * Returns the steps that suspend somebody or change the terms, and the address hash needed to lift it. Due work ends a
 * suspension that has an end; a job updates other accounts of the mailbox. If two administrators suspend each other,
 * the second one fails, so that somebody can still lift it.
 * @throws ChangedMeanwhile from the steps if somebody else has suspended or released the person in the meantime
 */
export async function suspend(
  { userId, email, earlierMailboxes = [] }: { userId: string; email: string; earlierMailboxes?: string[] },
  terms: SuspensionTerms,
): Promise<{ addressHash: string; before: StoredSuspension | undefined; steps: table.TransactionStep[] }> {
  const key = suspension.key({ userId });
  const before = await table.getItem(key, { consistent: true });
  const addressHash = before?.addressHash ?? hashOfMailbox(email);
  const asRead = before ? equals('suspendedAt', before.suspendedAt) : absent;
  const { suspendedBy, until } = terms;
  const steps = [
    table.put(suspension.item({ userId }, { ...terms, addressHash }), table.ifUnchanged(asRead)),
    table.put(suspendedAddress.item({ addressHash }, terms)),
    ...(await markEarlier(earlierMailboxes, addressHash, terms)),
    requireNotSuspended(suspendedBy),
    ...(until === undefined ? [] : [putDue('suspension-end', addressHash, Date.parse(until))]),
  ];
  return { addressHash, before, steps };
}

/** Suspends the account's earlier addresses too, unless they are suspended already. */
async function markEarlier(
  mailboxes: readonly string[],
  firstAddressHash: string,
  terms: SuspensionTerms,
): Promise<table.TransactionStep[]> {
  const earlier = mailboxes.filter((hash) => hash !== firstAddressHash);
  const marks = await table.getItems(earlier.map((addressHash) => suspendedAddress.key({ addressHash })));
  return earlier
    .filter((_, index) => !marks[index])
    .map((addressHash) =>
      table.put(
        suspendedAddress.item({ addressHash }, { ...terms, firstAddressHash }),
        table.ifUnchanged(absent),
      ),
    );
}

/**
 * Returns the steps that lift the suspension of a person and of their address. A job updates further accounts with the
 * same address and addresses that they changed to.
 * @param knownHash hash of the address, for a person who has left since
 * @throws ChangedMeanwhile from the steps if the suspension was added or removed in the meantime
 */
export async function liftSuspension(
  userId: string,
  knownHash?: string,
): Promise<{ before: StoredSuspension | undefined; steps: table.TransactionStep[] }> {
  const key = suspension.key({ userId });
  const before = await table.getItem(key, { consistent: true });
  const addressHash = before?.addressHash ?? knownHash;
  const own = table.remove(key, table.ifUnchanged(asFound(before)));
  if (addressHash === undefined) return { before, steps: [own] };
  return { before, steps: [own, table.remove(suspendedAddress.key({ addressHash }))] };
}

/** Ends an expired suspension, unless it was lifted or got another end. A job updates its accounts. */
export async function endSuspension(addressHash: string, now: Date): Promise<void> {
  const { key, mark } = await readMark(addressHash);
  if (isOver(mark, now)) await table.writeIf(table.remove(key, table.onlyIf(equals('until', mark?.until))));
}

export const isOver = (terms: SuspensionTerms | undefined, now: Date): boolean =>
  terms?.until !== undefined && Date.parse(terms.until) <= now.getTime();

/** As many as one transaction can change, each with its audit entries. */
const FOLLOWERS_IN_ONE_GO = 24;

/** Reads some of the accounts and addresses that follow an address, and the position of the next ones. */
export async function readFollowers(addressHash: string, startKey: Record<string, unknown> | undefined) {
  const { items: keys, lastKey } = await table.queryKeys(suspensionsOf(addressHash), {
    limit: FOLLOWERS_IN_ONE_GO,
    startKey,
  });
  const [{ key, mark }, found] = await Promise.all([readMark(addressHash), table.getItems(keys)]);
  const followers = found.filter((follower) => follower !== undefined);
  return {
    mark,
    still: table.checkUnchanged(key, mark ? isStill('suspendedAt', mark.suspendedAt) : absent),
    followers,
    lastKey,
  };
}

/** Returns the step that makes a follower's suspension match the mark of the address. */
export function followMark(
  follower: table.Found<SuspensionTerms>,
  mark: SuspensionTerms | undefined,
): table.TransactionStep[] {
  const unchanged = table.ifUnchanged(isStill('suspendedAt', follower.suspendedAt));
  if (!mark) return [table.remove(follower, unchanged)];
  if (follower.suspendedAt === mark.suspendedAt) return [];
  return [table.update(follower, { set: { ...termsOf(mark) } }, unchanged)];
}

const termsOf = ({ suspendedAt, suspendedBy, reason, until }: SuspensionTerms): SuspensionTerms => ({
  suspendedAt,
  suspendedBy,
  reason,
  until,
});

/** Returns the mark for an address; for one that its person changed to, that of the suspended address. */
async function markOf(email: string) {
  const addressHash = hashOfMailbox(email);
  const own = await readMark(addressHash);
  return own.mark?.firstAddressHash === undefined ? own : await readMark(own.mark.firstAddressHash);
}

async function readMark(addressHash: string) {
  const key = suspendedAddress.key({ addressHash });
  return { addressHash, key, mark: await table.getItem(key, { consistent: true }) };
}

/** Returns the steps that suspend a new account if its address is, on condition that this doesn't change. */
export async function takeOverSuspension(userId: string, email: string): Promise<table.TransactionStep[]> {
  const { addressHash, key, mark } = await markOf(email);
  const still = table.checkUnchanged(key, asFound(mark));
  if (!mark) return [still];
  return [table.put(suspension.item({ userId }, { ...termsOf(mark), addressHash })), still];
}

/** Returns the steps that suspend a suspended person's new address, or a person whose new address is suspended. */
export async function suspendNewAddress(userId: string, email: string): Promise<table.TransactionStep[]> {
  const own = suspension.key({ userId });
  const addressHash = hashOfMailbox(email);
  const suspended = await table.getItem(own, { consistent: true });
  const still = table.checkUnchanged(own, asFound(suspended));
  if (!suspended) {
    const steps = await takeOverSuspension(userId, email);
    // A transaction may name an item only once: it either puts the suspension or checks that there is none.
    return steps.length > 1 ? steps : [still, ...steps];
  }
  const { addressHash: firstAddressHash } = suspended;
  const key = suspendedAddress.key({ addressHash });
  if (firstAddressHash === addressHash || (await table.getItem(key, { consistent: true }))) return [still];
  const mark = suspendedAddress.item({ addressHash }, { ...termsOf(suspended), firstAddressHash });
  return [still, table.put(mark, table.ifUnchanged(absent))];
}
