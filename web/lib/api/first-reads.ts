/** The first reads of pages. A pressed link starts them, and the page's own hooks take the responses. */
import { mutate, preload } from 'swr';
import { listClaims } from '#shared/claims/endpoints.ts';
import { type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';
import { MAX_LIMIT } from '#shared/contract/list.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getLanding } from '#shared/landings/endpoints.ts';
import { getLandingWeek } from '#shared/licenses/endpoints.ts';
import { getMessage } from '#shared/messages/endpoints.ts';
import { getOrganization, getOrganizationDetails } from '#shared/organizations/endpoints.ts';
import type { PageQuestion } from '#shared/page-reads.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { getMealsOnOffer, getPledge } from '#shared/posts/pledges/endpoints.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { storedUserId } from '../device/stored-session.ts';
import { addressOf } from './api-client.ts';
import { isWithPage } from './page-answers.ts';
import { read } from './read.ts';

/** An endpoint and its parameters, in the form of the hooks in use-endpoint.ts. */
export type FirstRead = readonly [definition: EndpointDefinition, question: PageQuestion];

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

/** How long a response waits for its page. Milliseconds. */
const KEPT_MS = 10_000;

/** Starts a read before the page is shown. The page then uses this response instead of a new request. */
export function readAhead([definition, question]: FirstRead): void {
  if (needsToken(definition) && storedUserId() === undefined) return;
  const address = addressOf(definition, question);
  if (isWithPage(address)) return;
  // The page reports the failure.
  preload(address, () => read(definition, question)).catch(() => undefined);
  // Makes a later visit read again. SWR has no other way to drop a response that no page has used. This is SWR's global
  // cache; the pages have their own (web/app/providers.tsx).
  setTimeout(() => mutate(address), KEPT_MS);
}
