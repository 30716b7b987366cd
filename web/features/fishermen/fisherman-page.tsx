import { useParams, useSearchParams } from 'react-router-dom';
import { listFavorites } from '#shared/favorites/endpoints.ts';
import { listFishermen } from '#shared/fishermen/endpoints.ts';
import type { FishermanProfile as Fisherman, FishermanCard } from '#shared/fishermen/schemas.ts';
import { listLandings } from '#shared/landings/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import * as words from '#words/fishermen/fishermen.ts';
import * as landingWords from '#words/landings/landings.ts';
import { catchesNotLoaded } from '#words/posts/marketplace.ts';
import { pledgesNotLoaded } from '#words/posts/pledge-list.ts';
import { printPoster } from '#words/sharing/poster.ts';
import { share } from '#words/sharing/share-screen.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { readFisherman } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useKnown } from '../../lib/api/use-known.ts';
import { PATHS, toMarketplace, toPoster, toScreen } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { FavoriteButton } from '../../parts/favorites/favorite-button.tsx';
import { ReportButton } from '../../parts/moderation/report-button.tsx';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { SharedVisits } from '../../parts/sharing/shared-visits.tsx';
import { LandingListItem } from '../landings/shown/landing-card.tsx';
import { BlockPerson } from '../messages/block-person.tsx';
import { CatchListItem } from '../posts/catches/catch-card.tsx';
import { PledgeListItem } from '../posts/pledges/pledge-card.tsx';
import { RatingList } from '../ratings/rating-list.tsx';
import { fishermanHead } from './fisherman-head.ts';
import { FishermanProfile } from './fisherman-profile.tsx';
import { NEWEST, NewestPosts } from './newest-posts.tsx';

/** Query: `from=marketplace` gives a second way back. */
export default function FishermanPage() {
  const { userId = '' } = useParams();
  const [search] = useSearchParams();
  const { firstKind } = useParts();
  const { data: fisherman, error, mutate } = useEndpoint(...readFisherman(userId));
  const card = useKnown(userId, (answersOf) =>
    [...answersOf(listFishermen), ...answersOf(listFavorites)]
      .flatMap(({ items }) => items)
      .find((each) => each.userId === userId),
  );
  const isMissing = !fisherman && error?.status === 404;
  const known: FishermanCard | undefined = fisherman ?? (error ? undefined : card);
  usePageHead(isMissing ? words.profileNotFound : known?.name, () =>
    fisherman ? fishermanHead(fisherman) : { isMissing },
  );
  useCountVisit(fisherman && { kind: 'fisherman', id: userId, ownerId: userId });
  if (!known && !error) return <PageSkeleton />;
  return (
    <div className="page flex flex-col gap-4 py-4 md:py-6">
      <nav aria-label={words.back} className="-ml-4 flex flex-wrap">
        <BackLink to={PATHS.fishermen}>{words.backToFishermen}</BackLink>
        {search.get('from') === 'marketplace' && (
          <BackLink to={toMarketplace({ kind: firstKind })}>{words.backToMarketplace}</BackLink>
        )}
      </nav>
      {known && <Known card={known} fisherman={fisherman} />}
      {isMissing && <Missing userId={userId} />}
      {!known && !isMissing && <ErrorState isPage words={words.profileNotLoaded} onRetry={() => mutate()} />}
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
      {/* A person may have posts and no profile. */}
      <ButtonLink to={toMarketplace({ kind: 'catch', fisherman: userId })} variant="quiet">
        {words.lookForPosts}
      </ButtonLink>
    </div>
  );
}

function Known({ card, fisherman }: { card: FishermanCard; fisherman: Fisherman | undefined }) {
  const { userId } = card;
  const me = useMe()?.user.id;
  const query = { fisherman: userId, limit: String(NEWEST) };
  const { hasKind, isOn } = useParts();
  const landings = useEndpoint(listLandings, isOn('landings') ? { query } : undefined);
  const catches = useEndpoint(listCatches, hasKind('catch') ? { query } : undefined);
  const pledges = useEndpoint(listPledges, hasKind('pledge') ? { query } : undefined);
  const areListsThere = [landings, catches, pledges].every(({ isLoading, error }) => !isLoading || error);
  const posts = areListsThere && (
    <>
      {isOn('landings') && (
        <NewestPosts
          title={landingWords.nextLandings}
          answer={landings}
          failure={landingWords.notLoaded}
          all={{ to: PATHS.landings, words: landingWords.seeAll }}
          renderCard={(landing) => <LandingListItem key={landing.id} landing={landing} />}
        />
      )}
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
  const favorite = <FavoriteButton fishermanId={userId} fishermanName={card.name} />;
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
      {me !== undefined && me !== userId && <BlockPerson person={card} />}
      {me === userId && (
        <div className="w-full px-4">
          <SharedVisits id={userId} />
        </div>
      )}
    </>
  );
  const ratings = fisherman && fisherman.ratingCount > 0 && (
    <RatingList fisherman={fisherman} isOwn={me === userId} />
  );
  const parts = { favorite, posts, ratings, defence };
  return <FishermanProfile card={card} fisherman={fisherman} {...parts} />;
}
