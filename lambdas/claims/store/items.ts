/** Claims of meals, and what is counted so that they are shared out fairly. */

import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import type { OrganizationType } from '#shared/organizations/application-schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredCode {
  /** A keyed hash of the digits. */
  hash: string;
  /** How often somebody tried. */
  tries: number;
}

/** Lists show `card`; the id tells when the claim was made, and the end of its slot when it expires. */
export interface StoredClaim extends Pick<ClaimRecord, 'handling' | 'version'> {
  card: Omit<ClaimCard, 'id' | 'createdAt' | 'dueAt' | 'version'>;
  /** The ledger repeats it with each change. */
  location: string;
  organizationType: OrganizationType;
  /** Whether the pledge was new by the rules of then; absent in claims from before sites had rules of their own. */
  isOfNewPledge?: boolean;
  /** User id of who claimed; absent once they have deleted their account. */
  claimedBy?: string;
  /** That the collector shows. */
  code?: StoredCode;
}

/** In one index with the organization's, in the other one with those on the pledge. */
export const claim = defineItem<StoredClaim>()('claim', {
  pk: 'CLAIM#{claimId}',
  sk: '{claimId}',
  indexes: (_, { card: { organizationId, pledgeId } }) => ({
    gsi1pk: claimsOfOrganization(organizationId).partition,
    gsi2pk: claimsOnPledge(pledgeId).partition,
  }),
  owner: 'nobody',
});

export function claimsOfOrganization(organizationId: string) {
  return listInIndex<StoredClaim>('gsi1', `CLAIMS#OF#${organizationId}`);
}

export function claimsOnPledge(pledgeId: string) {
  return listInIndex<StoredClaim>('gsi2', `CLAIMS#ON#${pledgeId}`);
}

export interface StoredMeals {
  meals: number;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** Meals that an organization claimed on one day of the site's time zone, without those it gave back. */
export const claimedOnDay = defineItem<StoredMeals>()('meals claimed on a day', {
  pk: 'CLAIMED#{organizationId}',
  sk: 'DAY#{day}',
  owner: 'nobody',
});

/** Meals of a pledge that an organization claimed while the pledge was new, without those it gave back. */
export const claimedWhileNew = defineItem<StoredMeals>()('meals claimed of a new pledge', {
  pk: 'CLAIMED#{organizationId}',
  sk: 'NEW#{pledgeId}',
  owner: 'nobody',
});

interface StoredNoShow {
  /** The fisherman of the pledge; absent in those from before it was kept. */
  fishermanId?: string;
  /** Seconds since the epoch: it counts until then. */
  expiresAt: number;
}

/** That nobody came for a claim of this organization, in the order of claiming. */
export const noShow = defineItem<StoredNoShow>()('no-show', {
  pk: 'NO-SHOWS#{organizationId}',
  sk: '{claimId}',
  owner: 'nobody',
});

export const noShowsOf = (organizationId: string) => listIn<StoredNoShow>(`NO-SHOWS#${organizationId}`);

/** That a claim waits for the yes of who manages aid. */
export const waitingClaim = defineItem<object>()('waiting claim', {
  pk: 'CLAIMS-WAITING',
  sk: '{claimId}',
  owner: 'nobody',
});
export const waitingClaims = listIn('CLAIMS-WAITING');

interface StoredConflict {
  /** ISO 8601: when the fisherman says that the meals were handed over, and when that was heard of. */
  handedOverAt: string;
  toldAt: string;
  /** The claim's state at that time, and the meals that its pledge had left; absent when the pledge was gone. */
  stateThen: StoredClaim['card']['state'];
  mealsLeftThen?: number;
}

/** A handover that was heard of too late to be counted, since its meals were given to others meanwhile: for who manages aid. */
export const claimConflict = defineItem<StoredConflict>()('claim conflict', {
  pk: 'CLAIM-CONFLICTS',
  sk: '{claimId}',
  owner: 'nobody',
});
export const claimConflicts = listIn<StoredConflict>('CLAIM-CONFLICTS');
