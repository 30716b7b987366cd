import { useParams, useSearchParams } from 'react-router-dom';
import { listCatches } from '#shared/catches/endpoints.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import type { FishermanProfile as Fisherman } from '#shared/fishermen/schemas.ts';
import { listPledges } from '#shared/pledges/endpoints.ts';
import * as words from '#words/fishermen.ts';
import { catchesNotLoaded, pledgesNotLoaded } from '#words/marketplace.ts';
import { printPoster } from '#words/poster.ts';
import { share } from '#words/share-screen.ts';
import { BackLink } from '../components/back-link.tsx';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { Icon } from '../components/icons.tsx';
import { ReportButton } from '../components/report/report-button.tsx';
import { SharedVisits } from '../components/shared-visits.tsx';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { CatchListItem } from '../features/catches/catch-card.tsx';
import { fishermanHead } from '../features/fishermen/fisherman-head.ts';
import { FishermanProfile } from '../features/fishermen/fisherman-profile.tsx';
import { NEWEST, NewestPosts } from '../features/fishermen/newest-posts.tsx';
import { BlockPerson } from '../features/messages/block-person.tsx';
import { PledgeListItem } from '../features/pledges/pledge-card.tsx';
import { RatingList } from '../features/ratings/rating-list.tsx';
import { useCountVisit } from '../lib/count-visit.ts';
import { PATHS, toMarketplace, toPoster, toScreen } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useParts } from '../lib/site.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { usePageHead } from '../lib/use-page-head.ts';

/** Query: `from=marketplace` gives a second way back. */
export default function FishermanPage() {
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const { firstKind } = useParts();
  const { data: fisherman, error, mutate } = useEndpoint(getFisherman, { params: { userId } });
  const isMissing = !fisherman && error?.status === 404;
  usePageHead(isMissing ? words.profileNotFound : fisherman?.name, () =>
    fisherman ? fishermanHead(fisherman) : { isMissing },
  );
  useCountVisit(fisherman && { kind: 'fisherman', id: userId, ownerId: userId });
  if (!fisherman && !error) return <PageSkeleton />;
  return (
    <div className="page flex flex-col gap-4 py-4 md:py-6">
      <nav aria-label={words.back} className="-ml-4 flex flex-wrap">
        <BackLink to={PATHS.fishermen}>{words.backToFishermen}</BackLink>
        {search.get('from') === 'marketplace' && (
          <BackLink to={toMarketplace({ kind: firstKind })}>{words.backToMarketplace}</BackLink>
        )}
      </nav>
      {fisherman && <Known fisherman={fisherman} />}
      {isMissing && <Missing userId={userId} />}
      {!fisherman && !isMissing && (
        <ErrorState isPage words={words.profileNotLoaded} onRetry={() => mutate()} />
      )}
    </div>
  );
}

function Missing({ userId }: { userId: string }) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <div className="text-muted">
        <EmptyDock />
      </div>
      <h1 className="text-xl">{words.profileNotFound}</h1>
      <p className="text-muted wrap-anywhere">{words.lookingFor(userId)}</p>
      <ButtonLink to={PATHS.fishermen}>{words.browseFishermen}</ButtonLink>
      {/* Who only posted has no profile. */}
      <ButtonLink to={toMarketplace({ kind: 'catch', fisherman: userId })} variant="quiet">
        {words.lookForPosts}
      </ButtonLink>
    </div>
  );
}

function Known({ fisherman }: { fisherman: Fisherman }) {
  const { userId } = fisherman;
  const session = useSession();
  const me = session.status === 'signed-in' ? session.me?.user.id : undefined;
  const query = { fisherman: userId, limit: String(NEWEST) };
  const { hasKind } = useParts();
  const catches = useEndpoint(listCatches, hasKind('catch') ? { query } : undefined);
  const pledges = useEndpoint(listPledges, hasKind('pledge') ? { query } : undefined);
  const posts = (
    <>
      {hasKind('catch') && (
        <NewestPosts
          title={words.newestCatches}
          answer={catches}
          failure={catchesNotLoaded}
          all={{ to: toMarketplace({ kind: 'catch', fisherman: userId }), words: words.allCatches }}
          renderCard={(post) => <CatchListItem key={post.id} post={post} />}
        />
      )}
      {hasKind('pledge') && (
        <NewestPosts
          title={words.newestPledges}
          answer={pledges}
          failure={pledgesNotLoaded}
          all={{ to: toMarketplace({ kind: 'pledge', fisherman: userId }), words: words.allPledges }}
          renderCard={(pledge) => <PledgeListItem key={pledge.id} pledge={pledge} />}
        />
      )}
    </>
  );
  const favorite = <FavoriteButton fishermanId={userId} fishermanName={fisherman.name} />;
  const defence = (
    <>
      <ButtonLink to={toScreen({ kind: 'fisherman', id: userId })} variant="quiet">
        <Icon name="share" /> {share}
      </ButtonLink>
      {me === userId && (
        <ButtonLink to={toPoster('fisherman', userId)} variant="quiet">
          {printPoster}
        </ButtonLink>
      )}
      <ReportButton about={{ kind: 'person', userId }} />
      {me !== undefined && me !== userId && <BlockPerson person={fisherman} />}
      {me === userId && (
        <div className="w-full px-4">
          <SharedVisits id={userId} />
        </div>
      )}
    </>
  );
  const ratings = fisherman.ratingCount > 0 && <RatingList fisherman={fisherman} isOwn={me === userId} />;
  const parts = { favorite, posts, ratings, defence };
  return <FishermanProfile fisherman={fisherman} {...parts} />;
}
