/** The ledger of meals: one entry per change, in its transaction. Every count of meals can be derived from it. */
import type { OrganizationType } from '#shared/organizations/application-schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export type LedgerKind =
  | 'pledged'
  | 'edited'
  | 'deleted'
  | 'claimed'
  | 'cancelled'
  | 'no_show'
  | 'expired'
  | 'declined'
  | 'collected'
  | 'served';

/** A ledger entry's content. Its time is in the entry's id. */
export interface LedgerRow {
  kind: LedgerKind;
  /** For `edited`, `served` and `deleted` the difference from before, which may be negative. */
  meals: number;
  pledgeId: string;
  species: Species;
  /** The location as the fisherman wrote it; after they deleted their account, the town if it is known, or empty. */
  location: string;
  claimId?: string;
  organizationId?: string;
  organizationType?: OrganizationType;
}

interface StoredEntry {
  card: LedgerRow;
  /** User id of the person who acted; absent if the site did, or if they have deleted their account. */
  by?: string | undefined;
  /** Id of the API key with which they acted. */
  byKey?: string | undefined;
  /** Set once it counts in the sums of the community's impact (lambdas/impact). */
  isAdded?: true;
}

/** All entries, one partition per month, in order of time. Indexes list those of an organization and of a pledge. */
export const ledgerEntry = defineItem<StoredEntry>()('ledger entry', {
  pk: 'LEDGER#{month}',
  sk: '{entryId}',
  indexes: (_, { card: { organizationId, pledgeId } }) => ({
    ...(organizationId !== undefined && { gsi1pk: ledgerOfOrganization(organizationId).partition }),
    gsi2pk: ledgerOfPledge(pledgeId).partition,
  }),
  owner: {
    exported: { not: 'The data about a person is in their share of the ledger.' },
    erased: { not: 'It counts meals. The person who acted is removed from it when their share is erased.' },
  },
});

export function ledgerOfOrganization(organizationId: string) {
  return listInIndex<StoredEntry>('gsi1', `LEDGER#OF#${organizationId}`);
}

export function ledgerOfPledge(pledgeId: string) {
  return listInIndex<StoredEntry>('gsi2', `LEDGER#ON#${pledgeId}`);
}

export interface StoredShare {
  card: LedgerRow;
  /** Set if the pledge is theirs. */
  isFisherman?: true;
  /** Set if they acted: the entry names them. */
  acted?: true;
}

/** A copy of an entry for each person it is about. It is used to remove their name from the entry when they leave. */
export const ledgerShare = defineItem<StoredShare>()('share of the ledger', {
  pk: 'LEDGER-SHARE#{userId}',
  sk: '{entryId}',
  owner: { list: ledgerOfPerson, exported: { as: 'ledger' }, erased: 'by-store' },
});

export function ledgerOfPerson(userId: string) {
  return listIn<StoredShare>(`LEDGER-SHARE#${userId}`);
}

/** Returns the month as partitions contain it, `2026-11`, in UTC. */
export const monthOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 7);
