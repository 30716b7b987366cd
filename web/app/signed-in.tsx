import { Suspense, useEffect } from 'react';
import { lazyPart } from '../lib/first-paint/lazy-with-styles.ts';
import type { Session } from '../lib/session/session.tsx';
import { followTabs } from '../parts/favorites/follow-tabs.ts';
import BottomBar from './bars/bottom-bar.tsx';

const PostQueueRunner = lazyPart(() => import('../features/posts/queue/post-queue-runner.tsx'));

/** Mounted on every page for signed-in people. */
export default function SignedIn({ session }: { session: Session }) {
  const userId = session.status === 'signed-in' ? session.me?.user.id : undefined;
  useEffect(() => (userId === undefined ? undefined : followTabs(userId)), [userId]);
  return (
    <>
      <BottomBar session={session} />
      {userId !== undefined && (
        <Suspense>
          <PostQueueRunner userId={userId} />
        </Suspense>
      )}
    </>
  );
}
