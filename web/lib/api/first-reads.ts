/** The first reads of pages. A pressed link starts them (read-ahead.ts), and the page's own hooks take the responses. */
import { listClaims } from '#shared/claims/endpoints.ts';
import { MAX_LIMIT } from '#shared/contract/list.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getLanding } from '#shared/landings/endpoints.ts';
import { getLandingWeek } from '#shared/licenses/endpoints.ts';
import { getMessage } from '#shared/messages/endpoints.ts';
import { getOrganization, getOrganizationDetails } from '#shared/organizations/endpoints.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { getMealsOnOffer, getPledge } from '#shared/posts/pledges/endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';

export const readCatch = (catchId: string) => [getCatch, { params: { catchId } }] as const;
export const readOwnCatch = (catchId: string) => [getMyCatch, { params: { catchId } }] as const;
export const readPledge = (pledgeId: string) => [getPledge, { params: { pledgeId } }] as const;
export const readLanding = (landingId: string) => [getLanding, { params: { landingId } }] as const;
/** @param day of the week; the current week without it */
export const readLandingWeek = (day: string | null) =>
  [getLandingWeek, { query: day === null ? {} : { day } }] as const;
export const readFisherman = (userId: string) => [getFisherman, { params: { userId } }] as const;
export const readOrganization = (organizationId: string) =>
  [getOrganization, { params: { organizationId } }] as const;
export const readOrganizationDetails = (organizationId: string) =>
  [getOrganizationDetails, { params: { organizationId } }] as const;
/** Meals that an organization may claim. */
export const readOffer = (organizationId: string, pledgeId: string) =>
  [getMealsOnOffer, { params: { organizationId, pledgeId } }] as const;
export const readLastClaim = (organizationId: string) =>
  [listClaims, { query: { organizationId, limit: '1' } }] as const;
/** The newest of the person's own posts; My Posts has them all. */
export const SHOWN_IN_PROFILE = { limit: '6' } as const;
/** A fisherman's pickups: as many at a time as possible, because their sums need all of them. */
export const PICKUPS = { as: 'fisherman', limit: String(MAX_LIMIT) } as const;
export const readPickups = [listReservations, { query: PICKUPS }] as const;
export const readMessage = (messageId: string) => [getMessage, { params: { messageId } }] as const;
