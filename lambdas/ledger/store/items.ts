/** The ledger of meals: one entry for each change, which is written with it and never changed. Every count of meals follows from it. */
import type { OrganizationType } from '#shared/organizations/application-schemas.ts';
import type { Species } from '#shared/species/species.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

/** An event of meals. */
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

/** When it was is in the entry's id. */
export interface LedgerRow {
  kind: LedgerKind;
  /** Of `edited` and `served` how many more than before, of `deleted` how many fewer: then it may be below zero. */
  meals: number;
  pledgeId: string;
  species: Species;
  /** Where the pledge is from, as its fisherman writes it; once they have deleted their account no more than the town, and empty where none is known. */
  location: string;
  claimId?: string;
  organizationId?: string;
  organizationType?: OrganizationType;
}

interface StoredEntry {
  card: LedgerRow;
  /** User id of who did it; absent when nobody did, or when they have deleted their account. */
  by?: string;
  /** It counts in the sums of what the community did (lambdas/impact). */
  isAdded?: true;
}

/** All of the site's entries, a month in each partition in the order of time; in indexes those of an organization and of a pledge. */
export const ledgerEntry = defineItem<StoredEntry>()('ledger entry', {
  pk: 'LEDGER#{month}',
  sk: '{entryId}',
  indexes: (_, { card: { organizationId, pledgeId } }) => ({
    ...(organizationId !== undefined && { gsi1pk: ledgerOfOrganization(organizationId).partition }),
    gsi2pk: ledgerOfPledge(pledgeId).partition,
  }),
  owner: {
    exported: { not: 'What of it is about a person lies in their own part of the ledger.' },
    erased: { not: 'It counts meals. Who acted is taken out of it with their own part of the ledger.' },
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
  /** The pledge is theirs. */
  isFisherman?: true;
  /** They did it: the entry names them. */
  acted?: true;
}

/** An entry once more with each person it is about, whom the entry itself may no longer name when they have left. */
export const ledgerShare = defineItem<StoredShare>()('share of the ledger', {
  pk: 'LEDGER-SHARE#{userId}',
  sk: '{entryId}',
  owner: { list: ledgerOfPerson, exported: { as: 'ledger' }, erased: 'by-store' },
});

export function ledgerOfPerson(userId: string) {
  return listIn<StoredShare>(`LEDGER-SHARE#${userId}`);
}

/** By the time in its id. */
export const monthOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 7);
