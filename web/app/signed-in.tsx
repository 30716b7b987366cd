import { Suspense } from 'react';
import { late } from '../lib/late.ts';
import type { Session } from '../lib/session.tsx';
import BottomBar from './bottom-bar.tsx';

const OutboxRunner = late(() => import('../features/outbox/outbox-runner.tsx'));

/** What stands or goes on around every page for who is signed in. */
export default function SignedIn({ session }: { session: Session }) {
  const userId = session.status === 'signed-in' ? session.me?.user.id : undefined;
  return (
    <>
      <BottomBar session={session} />
      {userId !== undefined && (
        <Suspense>
          <OutboxRunner userId={userId} />
        </Suspense>
      )}
    </>
  );
}
