/** The stored items of suspended people and their addresses. */
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface SuspensionTerms {
  /** ISO 8601. */
  suspendedAt: string;
  /** User id of the administrator. */
  suspendedBy: string;
  /** The reason as the person sees it. */
  reason?: string;
  /** ISO 8601: when it ends by itself. */
  until?: string;
}

export interface StoredSuspension extends SuspensionTerms {
  /** Hash of the address at the time of the suspension. */
  addressHash: string;
}

/** Marks a suspended person: they can't write, and none of their content is public. An index lists it by address. */
export const suspension = defineItem<StoredSuspension>()('suspension', {
  pk: 'USER#{userId}',
  sk: 'SUSPENDED',
  indexes: (_, { addressHash }) => ({ gsi1pk: suspensionsOf(addressHash).partition }),
  owner: { list: (userId) => listIn(`USER#${userId}`), exported: { as: 'more' }, erased: 'delete' },
});

export function suspensionsOf(addressHash: string) {
  return listInIndex<StoredSuspension>('gsi1', `SUSPENDED#${addressHash}`);
}

interface StoredSuspendedAddress extends SuspensionTerms {
  /** Hash of the address that was suspended, if its person changed to this one later or had it before. */
  firstAddressHash?: string;
}

/** Marks a suspended address, also for later accounts. An index lists it under the original address. */
export const suspendedAddress = defineItem<StoredSuspendedAddress>()('suspended address', {
  pk: 'SUSPENDED-ADDRESS#{addressHash}',
  sk: 'SUSPENDED-ADDRESS',
  indexes: (_, { firstAddressHash }) =>
    firstAddressHash === undefined ? {} : { gsi1pk: suspensionsOf(firstAddressHash).partition },
  owner: 'nobody',
});
