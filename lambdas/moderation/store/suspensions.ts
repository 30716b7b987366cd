/**
 * Who is suspended. The mark lies with the person, and once more under a hash of their mail address: who deletes their account and signs up
 * again is suspended still.
 */
import { AppError } from '#shared/contract/errors.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import {
  absent,
  asFound,
  ChangedMeanwhile,
  check,
  getItem,
  onlyIf,
  put,
  query,
  remove,
  type TransactionStep,
} from '../../table/index.ts';
import { type StoredSuspension, suspendedAddress, suspension, suspensionsOf } from './items.ts';

/** Mails to `ruth+boat@…` arrive at `ruth@…`: it is the same person's address. */
const hashOfMailbox = (address: string) => hashOfAddress(address.replace(/\+[^@]*(?=@)/, ''));

/** The step without which somebody who was suspended a moment ago could still write. */
export const requireNotSuspended = (userId: string): TransactionStep =>
  check(suspension.key({ userId }), absent, () => new AppError('suspended'));

/** The steps that suspend somebody, and the hash that lifting it is to be asked with. */
export function suspend(
  { userId, email }: { userId: string; email: string },
  by: Pick<StoredSuspension, 'suspendedAt' | 'suspendedBy'>,
): { addressHash: string; steps: TransactionStep[] } {
  const addressHash = hashOfMailbox(email);
  const steps = [
    put(suspension.item({ userId }, { ...by, addressHash })),
    put(suspendedAddress.item({ addressHash }, by)),
  ];
  return { addressHash, steps };
}

/** The steps that lift the suspension of a person, also of the accounts that they made since with the same address, and of addresses they changed to. */
export async function liftSuspension(
  userId: string,
  knownHash: string | undefined,
): Promise<TransactionStep[]> {
  const own = suspension.key({ userId });
  const addressHash = (await getItem(own, { consistent: true }))?.addressHash ?? knownHash;
  if (addressHash === undefined) return [remove(own)];
  const { items } = await query(suspensionsOf(addressHash), { limit: MAX_ACCOUNTS });
  const others = items.filter(({ pk }) => pk !== own.pk);
  return [own, suspendedAddress.key({ addressHash }), ...others].map((key) => remove(key));
}

/** And addresses. Of one address at the same time there is one account; the index may still show some that were deleted a moment ago. */
const MAX_ACCOUNTS = 50;

/** The steps by which a new account is as suspended as its address is; on condition that this does not change meanwhile. */
export async function takeOverSuspension(userId: string, email: string): Promise<TransactionStep[]> {
  const own = hashOfMailbox(email);
  const key = suspendedAddress.key({ addressHash: own });
  const mark = await getItem(key, { consistent: true });
  const still = check(key, asFound(mark), () => new ChangedMeanwhile());
  if (!mark) return [still];
  const { suspendedAt, suspendedBy, firstAddressHash: addressHash = own } = mark;
  return [put(suspension.item({ userId }, { suspendedAt, suspendedBy, addressHash })), still];
}

/**
 * The steps by which somebody's new address is as suspended as they are; the old one stays so. Who was not, and changes to an address that is,
 * is suspended from then on.
 */
export async function suspendNewAddress(userId: string, email: string): Promise<TransactionStep[]> {
  const own = suspension.key({ userId });
  const addressHash = hashOfMailbox(email);
  const suspended = await getItem(own, { consistent: true });
  const still = check(own, asFound(suspended), () => new ChangedMeanwhile());
  if (!suspended) {
    const steps = await takeOverSuspension(userId, email);
    // A transaction names an item once: either it puts the suspension there, or finds that there is none.
    return steps.length > 1 ? steps : [still, ...steps];
  }
  const { suspendedAt, suspendedBy, addressHash: firstAddressHash } = suspended;
  const key = suspendedAddress.key({ addressHash });
  if (firstAddressHash === addressHash || (await getItem(key, { consistent: true }))) return [still];
  const mark = suspendedAddress.item({ addressHash }, { suspendedAt, suspendedBy, firstAddressHash });
  return [
    still,
    put(
      mark,
      onlyIf(absent, () => new ChangedMeanwhile()),
    ),
  ];
}
