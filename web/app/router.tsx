import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../components/states.tsx';
import { late } from '../lib/late.ts';
import { Marketplace } from '../routes/marketplace.tsx';
import { Layout } from './layout.tsx';
import { Page, PageView } from './page.tsx';
import { pageUnder } from './page-under.ts';
import { isCatch, PATHS } from './paths.ts';

// The two pages most people arrive at: the shell asks for their code beside the app's (shell.tsx).
const home = new Page(() => import('../routes/home.tsx'));
// A new page goes into this list.
const others = new Page(() => import('./other-pages.tsx'));

const CatchDialog = late(() => {
  // Beside it and not after it.
  void import('../components/dialog.tsx');
  return import('../routes/catch.tsx');
});
// Every other page comes when it is asked for.
const About = late(() => import('../routes/about.tsx'));
const Auth = late(() => import('../routes/auth.tsx'));
const CatchPage = late(() => import('../routes/catch.tsx'));
const CommunityAid = late(() => import('../routes/community-aid.tsx'));
const CommunityAidContact = late(() => import('../routes/community-aid-contact.tsx'));
const Contact = late(() => import('../routes/contact.tsx'));
const CustomerDemo = late(() => import('../routes/customer-demo.tsx'));
const Favorites = late(() => import('../routes/favorites.tsx'));
const FishermanPage = late(() => import('../routes/fisherman.tsx'));
const Fishermen = late(() => import('../routes/fishermen.tsx'));
const GoPro = late(() => import('../routes/go-pro.tsx'));
const Message = late(() => import('../routes/message.tsx'));
const Messages = late(() => import('../routes/messages.tsx'));
const MyPosts = late(() => import('../routes/my-posts.tsx'));
const NotFound = late(() => import('../routes/not-found.tsx'));
const PledgePage = late(() => import('../routes/pledge.tsx'));
const PostCatch = late(() => import('../routes/post-catch.tsx'));
const Privacy = late(() => import('../routes/privacy.tsx'));
const Profile = late(() => import('../routes/profile.tsx'));
const Terms = late(() => import('../routes/terms.tsx'));
const Unsubscribe = late(() => import('../routes/unsubscribe.tsx'));
const WhatsInAPledge = late(() => import('../routes/whats-in-a-pledge.tsx'));

/** Brings the page that stands at an address before it is shown, where that saves a skeleton. */
export async function bringPageAt(path: string): Promise<void> {
  if (path === PATHS.home) await home.bring();
  else if (path !== PATHS.marketplace && !isCatch(path)) await others.bring();
}

/** The pages inside the layout. `<Routes>` and not a data router, which weighs 14 kB more. */
export function Router() {
  const location = useLocation();
  return (
    <Layout>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={pageUnder(location)}>
          <Route path={PATHS.home} element={<PageView page={home} />} />
          <Route path={PATHS.marketplace} element={<Marketplace />} />
          <Route path="*" element={<PageView page={others} />} />
        </Routes>
      </Suspense>
      <Suspense>
        <Routes>
          <Route path={PATHS.catch} element={<CatchDialog />} />
          <Route path="*" element={null} />
          <Route path={PATHS.catch} element={<CatchPage />} />
          <Route path={PATHS.pledge} element={<PledgePage />} />
          <Route path={PATHS.fishermen} element={<Fishermen />} />
          <Route path={PATHS.fisherman} element={<FishermanPage />} />
          <Route path={PATHS.postCatch} element={<PostCatch />} />
          <Route path={PATHS.myPosts} element={<MyPosts />} />
          <Route path={PATHS.messages} element={<Messages />} />
          <Route path={PATHS.message} element={<Message />} />
          <Route path={PATHS.profile} element={<Profile />} />
          <Route path={PATHS.favorites} element={<Favorites />} />
          <Route path={PATHS.auth} element={<Auth />} />
          <Route path={PATHS.login} element={<Auth />} />
          <Route path={PATHS.signUp} element={<Auth />} />
          <Route path={PATHS.about} element={<About />} />
          <Route path={PATHS.contact} element={<Contact />} />
          <Route path={PATHS.privacy} element={<Privacy />} />
          <Route path={PATHS.terms} element={<Terms />} />
          <Route path={PATHS.goPro} element={<GoPro />} />
          <Route path={PATHS.whatsInAPledge} element={<WhatsInAPledge />} />
          <Route path={PATHS.communityAid} element={<CommunityAid />} />
          <Route path={PATHS.communityAidContact} element={<CommunityAidContact />} />
          <Route path={PATHS.customerDemo} element={<CustomerDemo />} />
          <Route path={PATHS.unsubscribe} element={<Unsubscribe />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Layout>
  );
}
