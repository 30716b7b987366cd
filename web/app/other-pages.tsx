import { Route, Routes } from 'react-router-dom';
import { late } from '../lib/late.ts';
import { PATHS } from './paths.ts';

const About = late(() => import('../routes/about.tsx'));
const Auth = late(() => import('../routes/auth.tsx'));
const CommunityAid = late(() => import('../routes/community-aid.tsx'));
const CommunityAidContact = late(() => import('../routes/community-aid-contact.tsx'));
const Contact = late(() => import('../routes/contact.tsx'));
const CustomerDemo = late(() => import('../routes/customer-demo.tsx'));
const Favorites = late(() => import('../routes/favorites.tsx'));
const FishermanPage = late(() => import('../routes/fisherman.tsx'));
const Fishermen = late(() => import('../routes/fishermen.tsx'));
const EditCatch = late(() => import('../routes/edit-catch.tsx'));
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
