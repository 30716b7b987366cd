/** Claims of meals, and the counts by which meals are shared fairly. */

import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import type { OrganizationType } from '#shared/organizations/application-schemas.ts';
import type { StoredCode } from '../../holds/store/kind.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

/** A stored claim. Lists show `card`. The id tells when the claim was made, and the end of its slot when it expires. */
export interface StoredClaim extends Pick<ClaimRecord, 'handling' | 'version'> {
  card: Omit<ClaimCard, 'id' | 'createdAt' | 'dueAt' | 'version'>;
  /** Every ledger entry of the claim repeats it. */
  location: string;
  organizationType: OrganizationType;
  /** Whether the pledge was new by the rules at that time; absent in claims from before sites had their own rules. */
  isOfNewPledge?: boolean;
  /** User id of the member who claimed; absent once they have deleted their account. */
  claimedBy?: string;
  /** Id of the API key with which they claimed; absent if they did it on the site. */
  claimedByKey?: string | undefined;
  /** Set if a standing claim made it. */
  isStanding?: true;
  /** The donation receipt for it, once it is collected. */
  receiptId?: string;
  /** The code that the collector shows. */
  code?: StoredCode;
}

/** One index lists an organization's claims, the other the claims on a pledge. */
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

/** Meals that an organization claimed on one day of the site's time zone, minus returned meals. */
export const claimedOnDay = defineItem<StoredMeals>()('meals claimed on a day', {
  pk: 'CLAIMED#{organizationId}',
  sk: 'DAY#{day}',
  owner: 'nobody',
});

/** Meals of a pledge that an organization claimed while the pledge was new, minus returned meals. */
export const claimedWhileNew = defineItem<StoredMeals>()('meals claimed of a new pledge', {
  pk: 'CLAIMED#{organizationId}',
  sk: 'NEW#{pledgeId}',
  owner: 'nobody',
});

interface StoredNoShow {
  /** The fisherman of the pledge; absent in entries from before it was stored. */
  fishermanId?: string;
  /** When the no-show stops counting, in seconds since the epoch. */
  expiresAt: number;
}

/** An organization's claim for which nobody came, in the order in which claims were made. */
export const noShow = defineItem<StoredNoShow>()('no-show', {
  pk: 'NO-SHOWS#{organizationId}',
  sk: '{claimId}',
  owner: 'nobody',
});

export const noShowsOf = (organizationId: string) => listIn<StoredNoShow>(`NO-SHOWS#${organizationId}`);

/** Marks a claim that waits for approval by a manager of community aid. */
export const waitingClaim = defineItem<object>()('waiting claim', {
  pk: 'CLAIMS-WAITING',
  sk: '{claimId}',
  owner: 'nobody',
});
export const waitingClaims = listIn('CLAIMS-WAITING');

interface StoredConflict {
  /** ISO 8601: the time of the handover as the fisherman reported it, and the time of the report. */
  handedOverAt: string;
  toldAt: string;
  /** The claim's state at that time, and the meals that the pledge had left; absent if the pledge was deleted. */
  stateThen: StoredClaim['card']['state'];
  mealsLeftThen?: number;
}

/** A handover reported after its meals were given to others; managers of community aid resolve it. */
export const claimConflict = defineItem<StoredConflict>()('claim conflict', {
  pk: 'CLAIM-CONFLICTS',
  sk: '{claimId}',
  owner: 'nobody',
});
export const claimConflicts = listIn<StoredConflict>('CLAIM-CONFLICTS');
