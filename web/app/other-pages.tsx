import { Route, Routes } from 'react-router-dom';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { PATHS } from '../lib/paths.ts';

const About = lazyWithStyles(() => import('../routes/about.tsx'));
const Auth = lazyWithStyles(() => import('../routes/auth.tsx'));
const CommunityAid = lazyWithStyles(() => import('../routes/community-aid.tsx'));
const CommunityAidContact = lazyWithStyles(() => import('../routes/community-aid-contact.tsx'));
const Contact = lazyWithStyles(() => import('../routes/contact.tsx'));
const CustomerDemo = lazyWithStyles(() => import('../routes/customer-demo.tsx'));
const Favorites = lazyWithStyles(() => import('../routes/favorites.tsx'));
const FishermanPage = lazyWithStyles(() => import('../routes/fisherman.tsx'));
const Fishermen = lazyWithStyles(() => import('../routes/fishermen.tsx'));
const EditCatch = lazyWithStyles(() => import('../routes/edit-catch.tsx'));
const GoPro = lazyWithStyles(() => import('../routes/go-pro.tsx'));
const Message = lazyWithStyles(() => import('../routes/message.tsx'));
const Messages = lazyWithStyles(() => import('../routes/messages.tsx'));
const MyPosts = lazyWithStyles(() => import('../routes/my-posts.tsx'));
const NotFound = lazyWithStyles(() => import('../routes/not-found.tsx'));
const PledgePage = lazyWithStyles(() => import('../routes/pledge.tsx'));
const PostCatch = lazyWithStyles(() => import('../routes/post-catch.tsx'));
const Privacy = lazyWithStyles(() => import('../routes/privacy.tsx'));
const Profile = lazyWithStyles(() => import('../routes/profile.tsx'));
const Terms = lazyWithStyles(() => import('../routes/terms.tsx'));
const Unsubscribe = lazyWithStyles(() => import('../routes/unsubscribe.tsx'));
const WhatsInAPledge = lazyWithStyles(() => import('../routes/whats-in-a-pledge.tsx'));

/** Every page but the two that most people arrive at. Their list is a file of its own, so that a new page costs those two nothing. */
export default function OtherPages() {
  return (
    <Routes>
      <Route path={PATHS.pledge} element={<PledgePage />} />
      <Route path={PATHS.fishermen} element={<Fishermen />} />
      <Route path={PATHS.fisherman} element={<FishermanPage />} />
      <Route path={PATHS.postCatch} element={<PostCatch />} />
      <Route path={PATHS.editCatch} element={<EditCatch />} />
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
  );
}
