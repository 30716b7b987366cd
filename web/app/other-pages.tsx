import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadStyles } from '../lib/lazy-with-styles.ts';
import { isPage, PATHS } from '../lib/paths.ts';
import { Page, PageView } from './page.tsx';

function pageOf(load: () => Promise<{ default: ComponentType }>): Page {
  return new Page(async () => {
    const [module] = await Promise.all([load(), loadStyles()]);
    return module;
  });
}

// One page at three addresses.
const Auth = pageOf(() => import('../routes/auth.tsx'));

// At the address that is passed on too; it says where no pledge is named.
const SharePledge = pageOf(() => import('../routes/share-pledge.tsx'));

// Its parts have addresses of their own.
const Admin = pageOf(() => import('../routes/admin.tsx'));

const notFound = pageOf(() => import('../routes/not-found.tsx'));

const PAGES: Readonly<Record<string, Page>> = {
  [PATHS.catch]: pageOf(() => import('../routes/catch.tsx')),
  [PATHS.pledge]: pageOf(() => import('../routes/pledge.tsx')),
  [PATHS.share]: SharePledge,
  [PATHS.sharePledge]: SharePledge,
  [PATHS.sharePledgeUnnamed]: SharePledge,
  [PATHS.facebookScreen]: pageOf(() => import('../routes/facebook-screen.tsx')),
  [PATHS.claimMeals]: pageOf(() => import('../routes/claim-meals.tsx')),
  [PATHS.claims]: pageOf(() => import('../routes/claims.tsx')),
  [PATHS.claim]: pageOf(() => import('../routes/claim.tsx')),
  [PATHS.fishermen]: pageOf(() => import('../routes/fishermen.tsx')),
  [PATHS.fisherman]: pageOf(() => import('../routes/fisherman.tsx')),
  [PATHS.postCatch]: pageOf(() => import('../routes/post-catch.tsx')),
  [PATHS.editCatch]: pageOf(() => import('../routes/edit-catch.tsx')),
  [PATHS.findMeals]: pageOf(() => import('../routes/find-meals.tsx')),
  [PATHS.myPosts]: pageOf(() => import('../routes/my-posts.tsx')),
  [PATHS.screen]: pageOf(() => import('../routes/screen.tsx')),
  [PATHS.poster]: pageOf(() => import('../routes/poster.tsx')),
  [PATHS.messages]: pageOf(() => import('../routes/messages.tsx')),
  [PATHS.message]: pageOf(() => import('../routes/message.tsx')),
  [PATHS.profile]: pageOf(() => import('../routes/profile.tsx')),
  [PATHS.organization]: pageOf(() => import('../routes/organization.tsx')),
  [PATHS.admin]: Admin,
  [PATHS.adminTab]: Admin,
  [PATHS.adminPerson]: Admin,
  [PATHS.favorites]: pageOf(() => import('../routes/favorites.tsx')),
  [PATHS.about]: pageOf(() => import('../routes/about.tsx')),
  [PATHS.faq]: pageOf(() => import('../routes/faq.tsx')),
  [PATHS.question]: pageOf(() => import('../routes/question.tsx')),
  [PATHS.press]: pageOf(() => import('../routes/press.tsx')),
  [PATHS.contact]: pageOf(() => import('../routes/contact.tsx')),
  [PATHS.getInvitation]: pageOf(() => import('../routes/get-invitation.tsx')),
  [PATHS.privacy]: pageOf(() => import('../routes/privacy.tsx')),
  [PATHS.terms]: pageOf(() => import('../routes/terms.tsx')),
  [PATHS.goPro]: pageOf(() => import('../routes/go-pro.tsx')),
  [PATHS.whatsInAPledge]: pageOf(() => import('../routes/whats-in-a-pledge.tsx')),
  [PATHS.impact]: pageOf(() => import('../routes/impact.tsx')),
  [PATHS.communityAid]: pageOf(() => import('../routes/community-aid.tsx')),
  [PATHS.communityAidContact]: pageOf(() => import('../routes/community-aid-contact.tsx')),
  [PATHS.facebookAppIcon]: pageOf(() => import('../routes/facebook-app-icon.tsx')),
  [PATHS.facebookCover]: pageOf(() => import('../routes/facebook-cover.tsx')),
  [PATHS.customerDemo]: pageOf(() => import('../routes/customer-demo.tsx')),
  [PATHS.unsubscribe]: pageOf(() => import('../routes/unsubscribe.tsx')),
  [PATHS.auth]: Auth,
  [PATHS.login]: Auth,
  [PATHS.signUp]: Auth,
};

/** Loads the code of the page at a path, so that no skeleton is seen in its place. */
export async function preloadAt(path: string): Promise<void> {
  const [, page] = Object.entries(PAGES).find(([pattern]) => isPage(path, [pattern])) ?? [];
  await (page ?? notFound).preload();
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
