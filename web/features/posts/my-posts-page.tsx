import { Suspense } from 'react';
import { speciesInSentence } from '#shared/species/names.ts';
import { title as weeklyLandings } from '#words/licenses/weeks.ts';
import * as words from '#words/posts/my-posts.ts';
import { title as donationReceipts } from '#words/receipts/pages.ts';
import { title as pickups } from '#words/reservations/pickups.ts';
import { printPoster } from '#words/sharing/poster.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { PageSkeleton, Skeleton } from '../../components/states.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { PATHS, toPoster } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { AnnounceLink } from '../../parts/landings/announce-link.tsx';
import { PostCatchLink } from '../../parts/posts/post-catch-link.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import CsvButton from '../impact/csv-button.tsx';
import { OwnPostList } from './own/own-post-list.tsx';
import type { OwnPost } from './own/own-posts.ts';

// Loaded only when needed, since posts rarely wait here.
const PledgeClaims = lazyPart(() => import('../claims/pledge-claims.tsx'), PartFailed);
const CatchReservations = lazyPart(
  () => import('../reservations/fisherman/catch-reservations.tsx'),
  PartFailed,
);
const SalesButton = lazyPart(() => import('../reservations/fisherman/sales-button.tsx'), PartFailed);
const OwnLandings = lazyPart(() => import('../landings/own/own-landings.tsx'), PartFailed);
const QueuedLandingSteps = lazyPart(() => import('../landings/own/queued-landing-steps.tsx'), PartFailed);
const PledgeSeriesList = lazyPart(() => import('./own/pledge-series-list.tsx'), PartFailed);
const OwnStanding = lazyPart(() => import('../claims/standing/own-standing.tsx'), PartFailed);
const QueuedPosts = lazyPart(() => import('./queue/queued-posts.tsx'), PartFailed);

export default function MyPosts() {
  const session = useSession();
  const { isOn } = useParts();
  usePageTitle(words.title);
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signed-out') {
    return <SignInFirst title={words.title} words={words.signInFirst} />;
  }
  const isFisherman = session.me?.profiles.some(({ profileType }) => profileType === 'fisherman');
  return (
    <div className="page flex flex-col gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl">{words.title}</h1>
        <div className="flex flex-wrap gap-3">
          {isFisherman && (
            <>
              <ButtonLink to={PATHS.receipts} variant="secondary">
                {donationReceipts}
              </ButtonLink>
              <ButtonLink to={PATHS.pickups} variant="secondary">
                {pickups}
              </ButtonLink>
            </>
          )}
          <AnnounceLink />
          {/* A phone has it in the bottom bar. */}
          <PostCatchLink className="max-md:hidden">{words.postCatch}</PostCatchLink>
        </div>
      </div>
      {session.me && (
        <Suspense>
          <QueuedPosts
            userId={session.me.user.id}
            renderSteps={(announcement) => <QueuedLandingSteps announcement={announcement} />}
          />
          {isOn('landings') && <OwnLandings userId={session.me.user.id} />}
          {isFisherman && (
            <PledgeSeriesList
              renderStanding={(seriesId) => isOn('claims') && <OwnStanding seriesId={seriesId} />}
            />
          )}
        </Suspense>
      )}
      <OwnPostList
        renderHolds={(own, onChanged) =>
          session.me && (
            <Suspense fallback={<Skeleton className="m-2 h-24" />}>
              <Holds own={own} userId={session.me.user.id} onChanged={onChanged} />
            </Suspense>
          )
        }
      >
        {session.me && isFisherman && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={toPoster('fisherman', session.me.user.id)} variant="secondary">
              {printPoster}
            </ButtonLink>
            <ButtonLink to={PATHS.weeklyLandings} variant="secondary">
              {weeklyLandings}
            </ButtonLink>
            <CsvButton of="own" />
            {isOn('reservations') && (
              <Suspense>
                <SalesButton />
              </Suspense>
            )}
          </div>
        )}
      </OwnPostList>
    </div>
  );
}

interface HoldsProps {
  own: OwnPost;
  userId: string;
  onChanged(): void;
}

/** The claims of a pledge, or the reservations of a catch, if it can have any. */
function Holds({ own, userId, onChanged }: HoldsProps) {
  const { isOn } = useParts();
  const shown = { species: speciesInSentence(own.post), userId, onChanged };
  if (own.kind === 'pledge') {
    const isClaimed = own.post.mealsLeft < own.post.mealsPledged;
    return isOn('claims') && isClaimed && <PledgeClaims {...shown} pledge={own.post} />;
  }
  const { id, reservableUntil, held } = own.post;
  const canHaveAny = reservableUntil !== undefined || held !== undefined;
  return isOn('reservations') && canHaveAny && <CatchReservations {...shown} catchId={id} />;
}
