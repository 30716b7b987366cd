import type { PostKind } from '#shared/posts/schemas.ts';
import type { Shared } from '#shared/sharing/links.ts';
import { PATHS, toCatch } from './first-paths.ts';

/** Links are only built here and in first-paths.ts. */
export { townPath as toTown } from '#shared/places/town-path.ts';
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
export const toOrganization = (organizationId: string): string => `/organization/${organizationId}`;
/** One question with its answer. */
export const toQuestion = (questionId: string): string => `${PATHS.faq}/${questionId}`;
export const toMessage = (messageId: string): string => `/messages/${messageId}`;
/** On the profile page: the setup of two-step verification. */
export const SECOND_FACTOR_HASH = '#second-step';
/** In the query of a pledge's page: its edit dialog is open. */
export const EDIT = 'edit';
export const toPost = (kind: PostKind, id: string): string => (kind === 'catch' ? toCatch(id) : toPledge(id));
export const toEditPost = (kind: PostKind, id: string): string =>
  kind === 'catch' ? `/edit-catch/${id}` : `${toPledge(id)}?${EDIT}`;
/** The form of a new post, filled with the content of an earlier one. */
export const toPostAgain = (kind: PostKind, id: string): string => `${PATHS.postCatch}?again=${kind}.${id}`;
/** A post that waits on this device, in its form. */
export const toQueuedPost = (id: string): string => `${PATHS.postCatch}?draft=${id}`;
/** A page for printing. */
export const toPoster = (kind: 'fisherman' | 'organization', id: string): string =>
  `/poster/${id}${kind === 'fisherman' ? '' : `?kind=${kind}`}`;
/** A pledge's card, for sharing. */
export const toSharePledge = (pledgeId: string): string => `/share-pledge/${encodeURIComponent(pledgeId)}`;
/** The Share Screen. */
export const toScreen = ({ kind, id }: Shared): string =>
  `/screen/${id}${kind === 'pledge' ? '' : `?kind=${kind}`}`;
