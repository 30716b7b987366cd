import { Suspense } from 'react';
import { myPosts } from '#words/app/signed-in-navigation.ts';
import * as words from '#words/licenses/weeks.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { CardListSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';

const OwnLicenses = lazyPart(() => import('./own-licenses.tsx'), PartFailed);
const LandingReminder = lazyPart(() => import('./landing-reminder.tsx'), PartFailed);
const LandingWeek = lazyPart(() => import('./landing-week.tsx'), PartFailed);

/** /weekly-landings: a fisherman's landings week by week, all of them as a file, and the licenses they keep here. */
export default function WeeklyLandingsPage() {
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {({ profiles }) => (
        <div className="page flex flex-col gap-5 py-4">
          <div className="-ml-4">
            <BackLink to={PATHS.myPosts}>{myPosts}</BackLink>
          </div>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="max-w-form">{words.lead}</p>
          <Suspense fallback={<CardListSkeleton count={2} />}>
            <LandingWeek />
            {profiles.some(({ profileType }) => profileType === 'fisherman') && (
              <>
                <LandingReminder />
                <OwnLicenses />
              </>
            )}
          </Suspense>
        </div>
      )}
    </SignedInPage>
  );
}
