import { Suspense } from 'react';
import { myPosts } from '#words/app/signed-in-navigation.ts';
import * as words from '#words/reservations/pickups.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { CardListSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignedInPage } from '../accounts/signed-in-page.tsx';

const Pickups = lazyPart(() => import('./fisherman/pickups.tsx'), PartFailed);

/** /pickups: what buyers have reserved of a fisherman's catches, by pickup time. */
export default function PickupsPage() {
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {({ user }) => (
        <div className="page flex flex-col gap-5 py-4">
          <div className="-ml-4">
            <BackLink to={PATHS.myPosts}>{myPosts}</BackLink>
          </div>
          <UnlessSuspended title={words.title}>
            <Suspense fallback={<CardListSkeleton count={3} />}>
              <Pickups userId={user.id} />
            </Suspense>
          </UnlessSuspended>
        </div>
      )}
    </SignedInPage>
  );
}
