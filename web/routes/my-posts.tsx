import { Suspense } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { SignInFirst } from '../components/sign-in-first.tsx';
import { PageSkeleton } from '../components/states.tsx';
import { OwnPostList } from '../features/my-posts/own-post-list.tsx';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { PATHS } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

// Seldom does anything wait.
const QueuedPosts = lazyWithStyles(() => import('../features/post-queue/queued-posts.tsx'));

export default function MyPosts() {
  const session = useSession();
  usePageTitle('My Posts');
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-out') {
    return <SignInFirst title="My Posts" words="Please log in to view your posts." />;
  }
  return (
    <div className="page flex flex-col gap-5 py-6">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl">My Posts</h1>
        <ButtonLink to={PATHS.postCatch}>Post Catch</ButtonLink>
      </div>
      {session.me && (
        <Suspense>
          <QueuedPosts userId={session.me.user.id} />
        </Suspense>
      )}
      <OwnPostList />
    </div>
  );
}
