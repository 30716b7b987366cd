/**
 * Suspensions. The mark lies with the person, and again under a hash of their email address: a person who deletes their account and signs up
 * again is suspended still.
 */
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

/** The step without which somebody who was suspended a moment ago could still write. */
export const requireNotSuspended = (userId: string): table.TransactionStep =>
  table.check(suspension.key({ userId }), absent, () => new AppError('suspended'));

/**
 * The steps that suspend somebody, or change for how long and why; and the hash that lifting it is to be asked with. A suspension with an end is
 * ended by the minute's due work; other accounts of the mailbox follow the mark of the address by a job. Of two administrators who suspend each other one comes too late, so that somebody can lift it.
 * @throws ChangedMeanwhile from the steps when somebody else suspended or released the person meanwhile
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

/** Addresses that the account had before are as suspended as its own, unless they are already. */
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
 * The steps that lift the suspension of a person and of their address. Accounts that they made since with the same address, and addresses that they
 * changed to, follow by a job.
 * @param knownHash of the address, for who has left since
 * @throws ChangedMeanwhile from the steps when it came or went meanwhile
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

/** Ends the suspension of an address whose time is over, unless it was lifted or given another end meanwhile. Its accounts follow by a job. */
export async function endSuspension(addressHash: string, now: Date): Promise<void> {
  const { key, mark } = await readMark(addressHash);
  if (isOver(mark, now)) await table.writeIf(table.remove(key, table.onlyIf(equals('until', mark?.until))));
}

export const isOver = (terms: SuspensionTerms | undefined, now: Date): boolean =>
  terms?.until !== undefined && Date.parse(terms.until) <= now.getTime();

/** How many of them one transaction can change, each with its entries in the audit. */
const FOLLOWERS_IN_ONE_GO = 24;

/** Some accounts that are suspended with an address and some addresses that they changed to, and where a next call goes on. */
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

/** The step by which one of them is as suspended as the address is. */
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

/** The mark that counts for an address: of one that somebody changed to, that of the address they had when they were suspended. */
async function markOf(email: string) {
  const addressHash = hashOfMailbox(email);
  const own = await readMark(addressHash);
  return own.mark?.firstAddressHash === undefined ? own : await readMark(own.mark.firstAddressHash);
}

async function readMark(addressHash: string) {
  const key = suspendedAddress.key({ addressHash });
  return { addressHash, key, mark: await table.getItem(key, { consistent: true }) };
}

/** The steps by which a new account is as suspended as its address is; on condition that this does not change meanwhile. */
export async function takeOverSuspension(userId: string, email: string): Promise<table.TransactionStep[]> {
  const { addressHash, key, mark } = await markOf(email);
  const still = table.checkUnchanged(key, asFound(mark));
  if (!mark) return [still];
  return [table.put(suspension.item({ userId }, { ...termsOf(mark), addressHash })), still];
}

/**
 * The steps by which somebody's new address is as suspended as they are; the old one stays so. A person who changes to a suspended address
 * is suspended from then on.
 */
export async function suspendNewAddress(userId: string, email: string): Promise<table.TransactionStep[]> {
  const own = suspension.key({ userId });
  const addressHash = hashOfMailbox(email);
  const suspended = await table.getItem(own, { consistent: true });
  const still = table.checkUnchanged(own, asFound(suspended));
  if (!suspended) {
    const steps = await takeOverSuspension(userId, email);
    // A transaction names an item once: either it puts the suspension there, or finds that there is none.
    return steps.length > 1 ? steps : [still, ...steps];
  }
  const { addressHash: firstAddressHash } = suspended;
  const key = suspendedAddress.key({ addressHash });
  if (firstAddressHash === addressHash || (await table.getItem(key, { consistent: true }))) return [still];
  const mark = suspendedAddress.item({ addressHash }, { ...termsOf(suspended), firstAddressHash });
  return [still, table.put(mark, table.ifUnchanged(absent))];
}
