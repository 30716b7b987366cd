/** The code that every page needs for signed-in people, in one file that visitors don't load. */
import { useEffect } from 'react';
import { PostQueueRunner } from '../../features/posts/queue/post-queue-runner.tsx';
import type { Session } from '../../lib/session/session.tsx';
import { followTabs } from '../../parts/favorites/follow-tabs.ts';
import BottomBar from './bottom-bar.tsx';

export { SignedInBar } from './signed-in-bar.tsx';

/** Mounted on every page for signed-in people. */
export default function SignedIn({ session }: { session: Session }) {
  const userId = session.status === 'signed-in' ? session.me?.user.id : undefined;
  useEffect(() => (userId === undefined ? undefined : followTabs(userId)), [userId]);
  return (
    <>
      <BottomBar session={session} />
      {userId !== undefined && <PostQueueRunner userId={userId} />}
    </>
  );
}
