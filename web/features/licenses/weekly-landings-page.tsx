import { Suspense } from 'react';
import { myPosts } from '#words/app/signed-in-navigation.ts';
import * as words from '#words/licenses/weeks.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { CardListSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';

const OwnLicenses = lazyPart(() => import('./own-licenses.tsx'), PartFailed);
const LandingWeek = lazyPart(() => import('./landing-week.tsx'), PartFailed);

/** /weekly-landings: a fisherman's landings week by week, all of them as a file, and the licenses they keep here. */
export default function WeeklyLandingsPage() {
  const session = useSession();
  usePageTitle(words.title);
  if (session.status === 'signed-out') return <SignInFirst title={words.title} words={words.signInFirst} />;
  if (session.status === 'loading' || !session.me) return <AccountPending title={words.title} />;
  const isFisherman = session.me.profiles.some(({ profileType }) => profileType === 'fisherman');
  return (
    <div className="page flex flex-col gap-5 py-4">
      <div className="-ml-4">
        <BackLink to={PATHS.myPosts}>{myPosts}</BackLink>
      </div>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="max-w-form">{words.lead}</p>
      <Suspense fallback={<CardListSkeleton count={2} />}>
        <LandingWeek />
        {isFisherman && <OwnLicenses />}
      </Suspense>
    </div>
  );
}
