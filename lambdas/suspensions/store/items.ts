/** Suspended people, and the addresses that they had. */
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface SuspensionTerms {
  /** ISO 8601. */
  suspendedAt: string;
  /** User id of the administrator. */
  suspendedBy: string;
  /** The reason as the person reads it. */
  reason?: string;
  /** ISO 8601: when it ends by itself. */
  until?: string;
}

export interface StoredSuspension extends SuspensionTerms {
  /** Of the address that they had then. */
  addressHash: string;
}

/** That a person may not write anything for now, and that nothing of theirs is public. It lies with the person, and in an index with their address. */
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
  /** Of the address that was suspended, where its person changed to this one later, or had this one before. */
  firstAddressHash?: string;
}

/** The same for an address: it stays when the account is deleted, and a new one takes it over. In an index with the suspension it comes of. */
export const suspendedAddress = defineItem<StoredSuspendedAddress>()('suspended address', {
  pk: 'SUSPENDED-ADDRESS#{addressHash}',
  sk: 'SUSPENDED-ADDRESS',
  indexes: (_, { firstAddressHash }) =>
    firstAddressHash === undefined ? {} : { gsi1pk: suspensionsOf(firstAddressHash).partition },
  owner: 'nobody',
});
