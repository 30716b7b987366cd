/**
 * Who is suspended. The mark lies with the person, and once more under a hash of their mail address: who deletes their account and signs up
 * again is suspended still.
 */
import { AppError } from '#shared/contract/errors.ts';
import { putDue } from '../../due/store/due.ts';
import { hashOfMailbox } from '../../mail/store/suppressions.ts';
import {
  absent,
  asFound,
  check,
  checkUnchanged,
  equals,
  getItem,
  ifUnchanged,
  type Key,
  present,
  put,
  query,
  remove,
  type TransactionStep,
  update,
} from '../../table/index.ts';
import {
  type StoredSuspension,
  type SuspensionTerms,
  suspendedAddress,
  suspension,
  suspensionsOf,
} from './items.ts';

/** The step without which somebody who was suspended a moment ago could still write. */
export const requireNotSuspended = (userId: string): TransactionStep =>
  check(suspension.key({ userId }), absent, () => new AppError('suspended'));

/**
 * The steps that suspend somebody, or change for how long and why; and the hash that lifting it is to be asked with. A suspension with an end is
 * ended by the minute's due work. Of two administrators who suspend each other one comes too late, so that somebody can lift it.
 * @throws ChangedMeanwhile from the steps when somebody else suspended or released the person meanwhile
 */
export async function suspend(
  { userId, email }: { userId: string; email: string },
  terms: SuspensionTerms,
): Promise<{ addressHash: string; before: StoredSuspension | undefined; steps: TransactionStep[] }> {
  const key = suspension.key({ userId });
  const before = await getItem(key, { consistent: true });
  const addressHash = before?.addressHash ?? hashOfMailbox(email);
  const asRead = before ? equals('suspendedAt', before.suspendedAt) : absent;
  const { suspendedAt, suspendedBy, reason, until } = terms;
  const changed = { set: { suspendedAt, suspendedBy, reason, until } };
  const others = before ? await othersOf(addressHash, key) : [];
  const steps = [
    put(suspension.item({ userId }, { ...terms, addressHash }), ifUnchanged(asRead)),
    put(suspendedAddress.item({ addressHash }, terms)),
    requireNotSuspended(suspendedBy),
    ...others.map((other) => update(other, changed, ifUnchanged(present))),
    ...(until === undefined ? [] : [putDue('suspension-end', addressHash, Date.parse(until))]),
  ];
  return { addressHash, before, steps };
}

/**
 * The steps that lift the suspension of a person, also of the accounts that they made since with the same address, and of addresses they changed to.
 * @param knownHash of the address, for who has left since
 * @throws ChangedMeanwhile from the steps when it came or went meanwhile
 */
export async function liftSuspension(
  userId: string,
  knownHash?: string,
): Promise<{ before: StoredSuspension | undefined; steps: TransactionStep[] }> {
  const key = suspension.key({ userId });
  const before = await getItem(key, { consistent: true });
  const addressHash = before?.addressHash ?? knownHash;
  const own = remove(key, ifUnchanged(asFound(before)));
  if (addressHash === undefined) return { before, steps: [own] };
  const others = [suspendedAddress.key({ addressHash }), ...(await othersOf(addressHash, key))];
  return { before, steps: [own, ...others.map((other) => remove(other))] };
}

/**
 * The steps that end a suspension whose time is over, and the accounts that are suspended until then; undefined when it was lifted, or given another
 * end, meanwhile.
 * @throws ChangedMeanwhile from the steps when that happens while they are written
 */
export async function endSuspension(
  addressHash: string,
  now: Date,
): Promise<{ before: SuspensionTerms; userIds: string[]; steps: TransactionStep[] } | undefined> {
  const key = suspendedAddress.key({ addressHash });
  const before = await getItem(key, { consistent: true });
  if (before?.until === undefined || Date.parse(before.until) > now.getTime()) return undefined;
  const stillSo = ifUnchanged(equals('until', before.until));
  const others = await othersOf(addressHash, key);
  return {
    before,
    userIds: others.flatMap((other) => suspension.match(other)?.userId ?? []),
    steps: [remove(key, stillSo), ...others.map((other) => remove(other))],
  };
}

/** What stands in the index beside this one: suspensions of accounts, and marks of addresses that somebody changed to. */
async function othersOf(addressHash: string, own: Key): Promise<Key[]> {
  const { items } = await query(suspensionsOf(addressHash), { limit: MAX_ACCOUNTS });
  return items.filter(({ pk }) => pk !== own.pk);
}

const termsOf = ({ suspendedAt, suspendedBy, reason, until }: SuspensionTerms): SuspensionTerms => ({
  suspendedAt,
  suspendedBy,
  reason,
  until,
});

/** And addresses. Of one address at the same time there is one account; the index may still show some that were deleted a moment ago. */
const MAX_ACCOUNTS = 50;

/** The steps by which a new account is as suspended as its address is; on condition that this does not change meanwhile. */
export async function takeOverSuspension(userId: string, email: string): Promise<TransactionStep[]> {
  const own = hashOfMailbox(email);
  const key = suspendedAddress.key({ addressHash: own });
  const mark = await getItem(key, { consistent: true });
  const still = checkUnchanged(key, asFound(mark));
  if (!mark) return [still];
  const addressHash = mark.firstAddressHash ?? own;
  return [put(suspension.item({ userId }, { ...termsOf(mark), addressHash })), still];
}

/**
 * The steps by which somebody's new address is as suspended as they are; the old one stays so. Who was not, and changes to an address that is,
 * is suspended from then on.
 */
export async function suspendNewAddress(userId: string, email: string): Promise<TransactionStep[]> {
  const own = suspension.key({ userId });
  const addressHash = hashOfMailbox(email);
  const suspended = await getItem(own, { consistent: true });
  const still = checkUnchanged(own, asFound(suspended));
  if (!suspended) {
    const steps = await takeOverSuspension(userId, email);
    // A transaction names an item once: either it puts the suspension there, or finds that there is none.
    return steps.length > 1 ? steps : [still, ...steps];
  }
  const { addressHash: firstAddressHash } = suspended;
  const key = suspendedAddress.key({ addressHash });
  if (firstAddressHash === addressHash || (await getItem(key, { consistent: true }))) return [still];
  const mark = suspendedAddress.item({ addressHash }, { ...termsOf(suspended), firstAddressHash });
  return [still, put(mark, ifUnchanged(absent))];
}
