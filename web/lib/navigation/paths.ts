import type { SavedSearchBody, SubjectKind } from '#shared/alerts/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { changeParams } from './change-params.ts';
import { PATHS, toCatch, toMarketplace } from './first-paths.ts';

/** Links are only built here and in first-paths.ts. */
export { townPath as toTown } from '#shared/places/town-path.ts';
export { receiptCheckPath as toReceiptCheck } from '#shared/receipts/check-path.ts';
export * from './first-paths.ts';

export const toPledge = (pledgeId: string): string => `/pledge/${pledgeId}`;
/** @param from the page that a second button leads back to */
export const toFisherman = (userId: string, from?: 'marketplace'): string =>
  `/fisherman/${userId}${from === undefined ? '' : `?from=${from}`}`;
/** Pledges near an organization. */
export const toFindMeals = (organizationId: string): string =>
  `${PATHS.findMeals}?organization=${organizationId}`;
/** The form of a claim. @param organizationId one of the person's organizations, for which it is filled in */
export const toClaimMeals = (pledgeId: string, organizationId?: string): string =>
  `${toPledge(pledgeId)}/claim${organizationId === undefined ? '' : `?organization=${organizationId}`}`;
/** The form of a reservation. */
export const toReserve = (catchId: string): string => `/reserve/${catchId}`;
export const toReservation = (reservationId: string): string => `/reservation/${reservationId}`;
export const toClaim = (claimId: string): string => `/claim/${claimId}`;
/** The dashboard's tab in which each person has an address. */
export const USERS_TAB = 'users';
/** A tab of the dashboard, or one of its views. */
export const toAdminTab = (tab: string, view?: string): string =>
  `${PATHS.admin}/${tab}${view === undefined ? '' : `?view=${view}`}`;
/** An administrator's page about a person, within the dashboard. */
export const toAdminPerson = (userId: string): string => `${toAdminTab(USERS_TAB)}/${userId}`;
/** All posts of a person in the dashboard. */
export const toPostsOf = (userId: string): string => `${toAdminTab('posts')}?state=all&fisherman=${userId}`;
/** An email to one person, in the dashboard. */
export const toWriteTo = (userId: string): string =>
  `${toAdminTab('email-tools', 'mailings')}&write=person.${userId}`;
/** A report in the dashboard. */
export const toReport = (reportId: string): string => `${toAdminTab('reports')}?report=${reportId}`;
/** A receipt, for its donor and the organization's coordinators. */
export const toOwnReceipt = (receiptId: string): string => `${PATHS.receipts}/${receiptId}`;
/** The receipts for what one gave in a year. */
export const toReceiptsOf = (year: number): string => `${PATHS.receipts}?year=${year}`;
export const toOrganizationReceipts = (organizationId: string): string =>
  `/organizations/${organizationId}/receipts`;
export const toAnnualReport = (organizationId: string): string => `/organizations/${organizationId}/report`;
export const toOrganization = (organizationId: string): string => `/organization/${organizationId}`;
/** One question with its answer. */
export const toQuestion = (questionId: string): string => `${PATHS.faq}/${questionId}`;
export const toMessage = (messageId: string): string => `/messages/${messageId}`;
/** One part of what somebody follows; fishermen by default. */
export const toFavorites = (show: 'searches' | 'posts' | 'meals'): string =>
  `${PATHS.favorites}?show=${show}`;
/** The list that a saved search comes from, with those filters that the list has. */
export const toSearch = ({ kind, filters }: SavedSearchBody): string => {
  const { species, words: q, place, priceAtMost, condition, payment, pickup } = filters;
  // The label of a search around the device names no place.
  const near = place && (place.label.includes(',') ? place.label : 'me');
  if (kind === 'landing')
    return near === undefined ? PATHS.landings : `${PATHS.landings}?near=${encodeURIComponent(near)}`;
  const catches = { priceAtMost: priceAtMost?.toString(), condition, payment, pickup };
  const params = { species, q, near, ...(kind === 'catch' && catches) };
  const query = changeParams(new URLSearchParams(), params);
  return `${toMarketplace({ kind })}&${query}`;
};
/** On the profile page: the settings of alerts. */
export const ALERTS_HASH = '#alerts';
/** On the profile page: the setup of two-step verification. */
export const SECOND_FACTOR_HASH = '#second-step';
/** In the query of a pledge's page: its edit dialog is open. */
export const EDIT = 'edit';
export const toPost = (kind: PostKind, id: string): string => (kind === 'catch' ? toCatch(id) : toPledge(id));
export const toEditPost = (kind: PostKind, id: string): string =>
  kind === 'catch' ? `/edit-catch/${id}` : `${toPledge(id)}?${EDIT}`;
/** A post of any kind, landings included. */
export const toSubject = (kind: SubjectKind, id: string): string =>
  kind === 'landing' ? toLanding(id) : toPost(kind, id);
/** The form of a new post, filled with the content of an earlier one. */
export const toPostAgain = (kind: PostKind, id: string): string => `${PATHS.postCatch}?again=${kind}.${id}`;
/** A post that waits on this device, in its form. */
export const toQueuedPost = (id: string): string => `${PATHS.postCatch}?draft=${id}`;
/** The way of a post's fish. */
export const toLot = (postId: string): string => `/lot/${postId}`;
export const toLanding = (landingId: string): string => `/landing/${landingId}`;
/** The form of an announced landing, or of an announcement that waits on this device. */
export const toChangeLanding = (landingId: string): string => `${PATHS.newLanding}?landing=${landingId}`;
/** The form of landings that repeat. */
export const toChangeSeries = (seriesId: string): string => `${PATHS.newLanding}?series=${seriesId}`;
export const toQueuedLanding = (id: string): string => `${PATHS.newLanding}?draft=${id}`;
/** The form of a new post, filled with a line of one's landing. @param as how it is posted */
export const toPostLine = (landingId: string, line: number, as: 'catch' | 'meals'): string =>
  `${PATHS.postCatch}?landing=${landingId}.${line}.${as}`;
/** A page for printing. */
export const toPoster = (kind: 'fisherman' | 'organization', id: string): string =>
  `/poster/${id}${kind === 'fisherman' ? '' : `?kind=${kind}`}`;
/** A pledge's card, for sharing. */
export const toSharePledge = (pledgeId: string): string => `/share-pledge/${encodeURIComponent(pledgeId)}`;
/** The Share Screen. */
export const toScreen = ({ kind, id }: Shared): string =>
  `/screen/${id}${kind === 'pledge' ? '' : `?kind=${kind}`}`;
