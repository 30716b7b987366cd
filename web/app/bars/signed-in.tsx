/** The code that every page needs for signed-in people, in one file that visitors don't load. */
import { useEffect } from 'react';
import { PostQueueRunner } from '../../features/posts/queue/post-queue-runner.tsx';
import type { Session } from '../../lib/session/session.tsx';
import { followChosenLanguage } from '../../lib/site/account-language.ts';
import { followTabs } from '../../parts/favorites/follow-tabs.ts';
import BottomBar from './bottom-bar.tsx';

export { SignedInBar } from './signed-in-bar.tsx';

/** Mounted on every page for signed-in people. */
export default function SignedIn({ session }: { session: Session }) {
  const { id: userId, language } = (session.status === 'signed-in' && session.me?.user) || {};
  useEffect(() => (userId === undefined ? undefined : followTabs(userId)), [userId]);
  useEffect(() => {
    if (userId !== undefined) void followChosenLanguage(language);
  }, [userId, language]);
  return (
    <>
      <BottomBar session={session} />
      {userId !== undefined && <PostQueueRunner userId={userId} />}
    </>
  );
}
