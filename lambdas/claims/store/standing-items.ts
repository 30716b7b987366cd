/** Standing claims on series of pledges, and what came of them at each pledge. */
import type { StandingClaim } from '#shared/claims/standing.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredStandingClaim {
  card: StandingClaim;
  /** User id of the coordinator who asked; absent once they have deleted their account. */
  askedBy?: string;
  version: number;
  /** Set once it is over, in seconds since the epoch. */
  expiresAt?: number;
}

export const standingClaimsOn = (seriesId: string) => listIn<StoredStandingClaim>(`STANDING#ON#${seriesId}`);
export const standingClaimsOf = (organizationId: string) =>
  listInIndex<StoredStandingClaim>('gsi1', `STANDING#OF#${organizationId}`);
const standingClaimsBy = (userId: string) =>
  listInIndex<StoredStandingClaim>('gsi2', `STANDING#BY#${userId}`);

/** At most one of an organization on each series. One index lists those of the organization, the other those a person asked for. */
export const standingClaim = defineItem<StoredStandingClaim>()('standing claim', {
  pk: 'STANDING#ON#{seriesId}',
  sk: '{organizationId}',
  indexes: ({ organizationId }, { askedBy }) => ({
    gsi1pk: standingClaimsOf(organizationId).partition,
    ...(askedBy !== undefined && { gsi2pk: standingClaimsBy(askedBy).partition }),
  }),
  owner: { list: standingClaimsBy, exported: { as: 'standingClaims' }, erased: 'by-store' },
});

/** Why a standing claim got no claim of a pledge: a rule of claims, a paused organization, or a pledge that is gone. */
export type StandingRefusal =
  | 'mealsLeft'
  | 'tooManyOpen'
  | 'overCapacity'
  | 'overShare'
  | 'paused'
  | 'unavailable';

interface StoredTurn {
  seriesId: string;
  /** Absent if a claim was made. */
  refusal?: StandingRefusal;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** Written with the claim of a pledge, or instead of it, so that no pledge is claimed twice. */
export const standingTurn = defineItem<StoredTurn>()('turn of a standing claim', {
  pk: 'STANDING#AT#{pledgeId}',
  sk: '{organizationId}',
  owner: 'nobody',
});
