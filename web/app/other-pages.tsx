import { matchPath, Route, Routes } from 'react-router-dom';
import { listAlerts } from '#shared/alerts/endpoints.ts';
import { getClaim } from '#shared/claims/endpoints.ts';
import { listFavorites } from '#shared/favorites/endpoints.ts';
import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { listLandings, listMyLandings } from '#shared/landings/endpoints.ts';
import { listMessages } from '#shared/messages/endpoints.ts';
import { listMyInvitations } from '#shared/organizations/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { getReservation, listReservations } from '#shared/reservations/endpoints.ts';
import {
  readCatch,
  readFisherman,
  readLanding,
  readLandingWeek,
  readLastClaim,
  readMessage,
  readOffer,
  readOrganization,
  readOrganizationDetails,
  readOwnCatch,
  readPickups,
  readPledge,
  SHOWN_IN_PROFILE,
} from '../lib/api/first-reads.ts';
import { type FirstRead, readAhead } from '../lib/api/read-ahead.ts';
import { isPage, PATHS } from '../lib/navigation/paths.ts';
import { FLAVOUR } from '../lib/site/flavour.ts';
import { readsOfToday } from '../parts/landings/read-today.ts';
import { readsOfPerson, readsOfTab } from './dashboard-reads.ts';
import type { Address } from './link-intent.ts';
import { type Page, PageView } from './page.tsx';
import { pageOf } from './page-of.ts';
import { RECEIPT_PAGES } from './receipt-pages.ts';

// One page at three addresses. Signed-in people's bars and a button of their home page come while the form is filled in.
const Auth = pageOf(async () => {
  const { default: AuthPage } = await import('../features/accounts/auth-page.tsx');
  const parts = [import('./bars/signed-in.tsx'), import('../parts/favorites/like-button.tsx')];
  Promise.all<unknown>(parts).catch(() => undefined);
  return { default: () => <AuthPage beforeLeaving={readAheadAt} /> };
});

// At the address that is passed on too; it says where no pledge is named.
const SharePledge = pageOf(() => import('../features/sharing/share-pledge-page.tsx'));

// Of a post, and of a fisherman.
const ShortAddress = pageOf(() => import('../features/sharing/short-address-page.tsx'));

// Its parts have addresses of their own.
const Admin = pageOf(
  () => import('../features/admin/admin-page.tsx'),
  ({ tab, userId }, query) => {
    if (userId !== undefined) return readsOfPerson(userId);
    return tab === undefined ? [] : readsOfTab(tab, query);
  },
);

const notFound = pageOf(() => import('../features/information/not-found-page.tsx'));

export const catchDialog = pageOf(() => import('../features/posts/catches/catch-dialog.tsx'));

const PAGES: Readonly<Record<string, Page>> = {
  ...RECEIPT_PAGES,
  [PATHS.catch]: pageOf(
    () => import('../features/posts/catch-page.tsx'),
    ({ catchId = '' }) => [readCatch(catchId)],
  ),
  [PATHS.town]: pageOf(() => import('../features/posts/town-page.tsx')),
  [PATHS.lot]: pageOf(() => import('../features/lots/lot-page.tsx')),
  [PATHS.landings]: pageOf(() => import('../features/landings/landings-page.tsx')),
  [PATHS.landing]: pageOf(
    () => import('../features/landings/landing-page.tsx'),
    ({ landingId = '' }) => [readLanding(landingId)],
  ),
  [PATHS.newLanding]: pageOf(() => import('../features/landings/announce-landing-page.tsx')),
  [PATHS.pledge]: pageOf(
    () => import('../features/posts/pledge-page.tsx'),
    ({ pledgeId = '' }) => [readPledge(pledgeId)],
  ),
  [PATHS.share]: SharePledge,
  [PATHS.sharePledge]: SharePledge,
  [PATHS.sharePledgeUnnamed]: SharePledge,
  [PATHS.facebookScreen]: pageOf(() => import('../features/sharing/facebook-screen-page.tsx')),
  [PATHS.shortPost]: ShortAddress,
  [PATHS.shortFisherman]: ShortAddress,
  [PATHS.claimMeals]: pageOf(
    () => import('../features/claims/claim-meals-page.tsx'),
    ({ pledgeId = '' }, query) => {
      const organizationId = query.get('organization');
      if (organizationId === null) return [];
      return [
        readOffer(organizationId, pledgeId),
        readLastClaim(organizationId),
        readOrganizationDetails(organizationId),
      ];
    },
  ),
  [PATHS.claims]: pageOf(() => import('../features/claims/claims-page.tsx')),
  [PATHS.claim]: pageOf(
    () => import('../features/claims/claim-page.tsx'),
    ({ claimId = '' }) => [[getClaim, { params: { claimId } }]],
  ),
  [PATHS.pickups]: pageOf(
    () => import('../features/reservations/pickups-page.tsx'),
    () => [readPickups],
  ),
  [PATHS.weeklyLandings]: pageOf(
    () => import('../features/licenses/weekly-landings-page.tsx'),
    (_params, query) => [readLandingWeek(query.get('day'))],
  ),
  [PATHS.reserve]: pageOf(
    () => import('../features/reservations/reserve-page.tsx'),
    ({ catchId = '' }) => [readCatch(catchId), [listReservations, {}]],
  ),
  [PATHS.reservations]: pageOf(
    () => import('../features/reservations/reservations-page.tsx'),
    () => [[listReservations, {}]],
  ),
  [PATHS.reservation]: pageOf(
    () => import('../features/reservations/reservation-page.tsx'),
    ({ reservationId = '' }) => [[getReservation, { params: { reservationId } }]],
  ),
  [PATHS.fishermen]: pageOf(() => import('../features/fishermen/fishermen-page.tsx')),
  [PATHS.fisherman]: pageOf(
    () => import('../features/fishermen/fisherman-page.tsx'),
    ({ userId = '' }) => [readFisherman(userId)],
  ),
  [PATHS.postCatch]: pageOf(() => import('../features/posts/post-catch-page.tsx')),
  [PATHS.editCatch]: pageOf(
    () => import('../features/posts/edit-catch-page.tsx'),
    ({ catchId = '' }) => [readOwnCatch(catchId)],
  ),
  [PATHS.findMeals]: pageOf(() => import('../features/posts/find-meals-page.tsx')),
  [PATHS.myPosts]: pageOf(
    () => import('../features/posts/my-posts-page.tsx'),
    () => [
      [listMyCatches, {}],
      [listMyPledges, {}],
      [listMyLandings, {}],
    ],
  ),
  [PATHS.screen]: pageOf(() => import('../features/sharing/screen-page.tsx')),
  [PATHS.poster]: pageOf(() => import('../features/sharing/poster-page.tsx')),
  [PATHS.messages]: pageOf(
    () => import('../features/messages/messages-page.tsx'),
    () => [[listMessages, {}]],
  ),
  [PATHS.message]: pageOf(
    () => import('../features/messages/message-page.tsx'),
    ({ messageId = '' }) => [readMessage(messageId)],
  ),
  [PATHS.profile]: pageOf(
    () => import('../features/profiles/profile-page.tsx'),
    () => [
      [listMyInvitations, {}],
      [listMyCatches, { query: SHOWN_IN_PROFILE }],
      [listMyPledges, { query: SHOWN_IN_PROFILE }],
    ],
  ),
  [PATHS.organization]: pageOf(
    () => import('../features/organizations/organization-page.tsx'),
    ({ organizationId = '' }) => [readOrganization(organizationId)],
  ),
  [PATHS.admin]: Admin,
  [PATHS.adminTab]: Admin,
  [PATHS.adminPerson]: Admin,
  [PATHS.favorites]: pageOf(
    () => import('../features/favorites/favorites-page.tsx'),
    () => [[listFavorites, {}]],
  ),
  [PATHS.alerts]: pageOf(
    () => import('../features/alerts/alerts-page.tsx'),
    () => [[listAlerts, {}]],
  ),
  [PATHS.about]: pageOf(() => import('../features/information/about-page.tsx')),
  [PATHS.faq]: pageOf(() => import('../features/information/faq-page.tsx')),
  [PATHS.question]: pageOf(() => import('../features/information/question-page.tsx')),
  [PATHS.press]: pageOf(() => import('../features/information/press-page.tsx')),
  [PATHS.developers]: pageOf(() => import('../features/developers/developers-page.tsx')),
  [PATHS.contact]: pageOf(() => import('../features/site/contact-page.tsx')),
  [PATHS.getInvitation]: pageOf(() => import('../features/invitations/get-invitation-page.tsx')),
  [PATHS.newsletter]: pageOf(() => import('../features/newsletters/newsletter-page.tsx')),
  [PATHS.privacy]: pageOf(() => import('../features/information/privacy-page.tsx')),
  [PATHS.terms]: pageOf(() => import('../features/information/terms-page.tsx')),
  [PATHS.goPro]: pageOf(() => import('../features/profiles/go-pro-page.tsx')),
  [PATHS.whatsInAPledge]: pageOf(() => import('../features/posts/whats-in-a-pledge-page.tsx')),
  [PATHS.impact]: pageOf(() => import('../features/impact/impact-page.tsx')),
  [PATHS.communityAid]: pageOf(() => import('../features/organizations/community-aid-page.tsx')),
  [PATHS.communityAidContact]: pageOf(
    () => import('../features/organizations/community-aid-contact-page.tsx'),
  ),
  [PATHS.facebookAppIcon]: pageOf(() => import('../features/sharing/facebook-app-icon-page.tsx')),
  [PATHS.facebookCover]: pageOf(() => import('../features/sharing/facebook-cover-page.tsx')),
  [PATHS.customerDemo]: pageOf(() => import('../features/profiles/customer-demo-page.tsx')),
  [PATHS.unsubscribe]: pageOf(() => import('../features/mail/unsubscribe-page.tsx')),
  [PATHS.auth]: Auth,
  [PATHS.login]: Auth,
  [PATHS.signUp]: Auth,
};

function pageAt(path: string): [pattern: string, page: Page] {
  return Object.entries(PAGES).find(([pattern]) => isPage(path, [pattern])) ?? ['*', notFound];
}

/** Loads the code of the page at a path, so that no skeleton is seen in its place. */
export async function preloadAt(path: string): Promise<void> {
  const [, page] = pageAt(path);
  await page.preload();
}

/** The two pages that router.tsx holds, and lists while nothing narrows them down. */
const READS_AT: Readonly<Record<string, () => readonly FirstRead[]>> = {
  [PATHS.home]: () => [[getHome, {}], ...readsOfToday()],
  [PATHS.marketplace]: () => [[FLAVOUR === 'community' ? listPledges : listCatches, {}], ...readsOfToday()],
  [PATHS.landings]: () => [[listLandings, {}]],
  [PATHS.fishermen]: () => [[listFishermen, { query: { flavour: FLAVOUR } }]],
};

/** The first reads of the page at an address. */
export function readsAt({ pathname, search }: Address): readonly FirstRead[] {
  const readsOfList = READS_AT[pathname];
  if (readsOfList) return search === '' ? readsOfList() : [];
  const [pattern, page] = pageAt(pathname);
  return page.reads(matchPath(pattern, pathname)?.params ?? {}, new URLSearchParams(search));
}

/** Starts them before the page is shown. */
export function readAheadAt(address: Address): void {
  for (const each of readsAt(address)) void readAhead(each);
}

/** Every page but the two that most people arrive at. Their list is a file of its own, so that a new page costs those two nothing. */
export default function OtherPages() {
  return (
    <Routes>
      {Object.entries(PAGES).map(([path, page]) => (
        <Route key={path} path={path} element={<PageView page={page} />} />
      ))}
      <Route path="*" element={<PageView page={notFound} />} />
    </Routes>
  );
}
