import { Route, Routes } from 'react-router-dom';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { PATHS } from '../lib/paths.ts';

// One page at three addresses.
const Auth = lazyWithStyles(() => import('../routes/auth.tsx'));

// Its parts have addresses of their own.
const Admin = lazyWithStyles(() => import('../routes/admin.tsx'));

const PAGES = {
  [PATHS.pledge]: lazyWithStyles(() => import('../routes/pledge.tsx')),
  [PATHS.claimMeals]: lazyWithStyles(() => import('../routes/claim-meals.tsx')),
  [PATHS.claims]: lazyWithStyles(() => import('../routes/claims.tsx')),
  [PATHS.claim]: lazyWithStyles(() => import('../routes/claim.tsx')),
  [PATHS.fishermen]: lazyWithStyles(() => import('../routes/fishermen.tsx')),
  [PATHS.fisherman]: lazyWithStyles(() => import('../routes/fisherman.tsx')),
  [PATHS.postCatch]: lazyWithStyles(() => import('../routes/post-catch.tsx')),
  [PATHS.editCatch]: lazyWithStyles(() => import('../routes/edit-catch.tsx')),
  [PATHS.findMeals]: lazyWithStyles(() => import('../routes/find-meals.tsx')),
  [PATHS.myPosts]: lazyWithStyles(() => import('../routes/my-posts.tsx')),
  [PATHS.screen]: lazyWithStyles(() => import('../routes/screen.tsx')),
  [PATHS.poster]: lazyWithStyles(() => import('../routes/poster.tsx')),
  [PATHS.messages]: lazyWithStyles(() => import('../routes/messages.tsx')),
  [PATHS.message]: lazyWithStyles(() => import('../routes/message.tsx')),
  [PATHS.profile]: lazyWithStyles(() => import('../routes/profile.tsx')),
  [PATHS.organization]: lazyWithStyles(() => import('../routes/organization.tsx')),
  [PATHS.admin]: Admin,
  [PATHS.adminTab]: Admin,
  [PATHS.adminPerson]: Admin,
  [PATHS.favorites]: lazyWithStyles(() => import('../routes/favorites.tsx')),
  [PATHS.about]: lazyWithStyles(() => import('../routes/about.tsx')),
  [PATHS.contact]: lazyWithStyles(() => import('../routes/contact.tsx')),
  [PATHS.getInvitation]: lazyWithStyles(() => import('../routes/get-invitation.tsx')),
  [PATHS.privacy]: lazyWithStyles(() => import('../routes/privacy.tsx')),
  [PATHS.terms]: lazyWithStyles(() => import('../routes/terms.tsx')),
  [PATHS.goPro]: lazyWithStyles(() => import('../routes/go-pro.tsx')),
  [PATHS.whatsInAPledge]: lazyWithStyles(() => import('../routes/whats-in-a-pledge.tsx')),
  [PATHS.impact]: lazyWithStyles(() => import('../routes/impact.tsx')),
  [PATHS.communityAid]: lazyWithStyles(() => import('../routes/community-aid.tsx')),
  [PATHS.communityAidContact]: lazyWithStyles(() => import('../routes/community-aid-contact.tsx')),
  [PATHS.facebookAppIcon]: lazyWithStyles(() => import('../routes/facebook-app-icon.tsx')),
  [PATHS.facebookCover]: lazyWithStyles(() => import('../routes/facebook-cover.tsx')),
  [PATHS.customerDemo]: lazyWithStyles(() => import('../routes/customer-demo.tsx')),
  [PATHS.unsubscribe]: lazyWithStyles(() => import('../routes/unsubscribe.tsx')),
  [PATHS.auth]: Auth,
  [PATHS.login]: Auth,
  [PATHS.signUp]: Auth,
  '*': lazyWithStyles(() => import('../routes/not-found.tsx')),
};

/** Every page but the two that most people arrive at. Their list is a file of its own, so that a new page costs those two nothing. */
export default function OtherPages() {
  return (
    <Routes>
      {Object.entries(PAGES).map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
