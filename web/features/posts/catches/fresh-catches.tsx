import { Suspense } from 'react';
import { getHome } from '#shared/home/endpoints.ts';
import { HOME_POSTS } from '#shared/limits.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import * as words from '#words/home.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { PartFailed } from '../../../components/part-failed.tsx';
import { Read } from '../../../components/read.tsx';
import { CardListSkeleton } from '../../../components/states.tsx';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { toMarketplace } from '../../../lib/navigation/paths.ts';
import { useKnownPlace } from '../../../parts/places/use-known-place.ts';
import type { ListedPost } from '../../../parts/posts/listed-post.ts';
import { CardList } from '../../../parts/posts/post-card.tsx';
import { nearOnly } from '../../../parts/posts/use-post-list.ts';
import { CatchListItem } from './catch-card.tsx';

const NoPosts = lazyPart(() => import('../lists/no-posts.tsx'), PartFailed);

/** The newest catches. Once the visitor's place is known, nearby ones come first. */
export function FreshCatches() {
  const home = useEndpoint(getHome, {});
  const { near, name } = useNearby();
  return (
    <section aria-labelledby="fresh-catches" className="page py-8">
      <h2 id="fresh-catches" className="text-xl">
        {words.freshCatches}
      </h2>
      <p className="mb-4 text-muted">{near.length > 0 ? words.nearFirst(name) : words.newestFirst}</p>
      <Read of={home} failed={words.catchesNotLoaded} loading={<CardListSkeleton />}>
        {({ recentCatches }) =>
          recentCatches.length > 0 ? (
            <>
              {/* Other cards may replace these. All have room for two lines of text, so that nothing moves. */}
              <div key={`${near.length > 0}`} className="max-md:[&_li]:min-h-33">
                <CardList label={words.freshCatches}>
                  {nearFirst(near, recentCatches).map(({ post, miles }) => (
                    <CatchListItem key={post.id} post={post} miles={miles} />
                  ))}
                </CardList>
              </div>
              <p className="mt-6 flex flex-wrap justify-center gap-3">
                <ButtonLink to={toMarketplace({ kind: 'catch' })} variant="secondary">
                  {words.allCatches}
                </ButtonLink>
                <ButtonLink to={`${toMarketplace({ kind: 'catch' })}&near=me`} variant="secondary">
                  {words.nearMe}
                </ButtonLink>
              </p>
            </>
          ) : (
            <Suspense fallback={<CardListSkeleton />}>
              <NoPosts kind="catch" among="all" onClear={undefined} />
            </Suspense>
          )
        }
      </Read>
    </section>
  );
}

function useNearby(): { near: ListedPost<CatchCard>[]; name: string } {
  const place = useKnownPlace();
  const { data } = useEndpoint(listCatches, place && { query: { cell: place.query.cell } });
  const near = place && data ? data.items.flatMap((post) => nearOnly(post, place)) : [];
  return { near, name: place?.name ?? '' };
}

/** Returns as many posts as without a place, so that nothing moves when the place is found. */
function nearFirst(
  near: readonly ListedPost<CatchCard>[],
  newest: readonly CatchCard[],
): ListedPost<CatchCard>[] {
  const others = newest.filter(({ id }) => !near.some(({ post }) => post.id === id));
  return [...near, ...others.map((post) => ({ post }))].slice(0, Math.min(HOME_POSTS, newest.length));
}
