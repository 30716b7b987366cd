import { type ReactNode, useState } from 'react';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/my-posts.ts';
import { EmptyDock } from '../../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ToggleGroup } from '../../../components/forms/toggle-group.tsx';
import { ShowMore } from '../../../components/show-more.tsx';
import { CardListSkeleton, ErrorState } from '../../../components/states.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { CardList } from '../../../parts/posts/post-card.tsx';
import { PostCatchLink } from '../../../parts/posts/post-catch-link.tsx';
import { useAwaitsSharedVisits } from '../../../parts/sharing/shared-visits.tsx';
import { OwnPostCard, type OwnPostCardProps } from './own-post-card.tsx';
import { newestFirst, type Standing, standingOf } from './own-posts.ts';

type Which = 'all' | Standing;

const WHICH: readonly { value: Which; label: string }[] = [
  { value: 'all', label: words.all },
  { value: 'available', label: words.standings.available },
  { value: 'expired', label: words.standings.expired },
  { value: 'hidden', label: words.standings.hidden },
  { value: 'sold', label: words.standings.sold },
];

interface OwnPostListProps extends Pick<OwnPostCardProps, 'renderHolds'> {
  /** Content below the posts, for people who have any. */
  children: ReactNode;
}

/** All posts of the person, both for sale and pledged, newest first. */
export function OwnPostList({ renderHolds, children }: OwnPostListProps) {
  const catches = useEndpointList(listMyCatches, {});
  const pledges = useEndpointList(listMyPledges, {});
  // Each post shows its own number of visits.
  const awaitsVisits = useAwaitsSharedVisits();
  const invalidate = useInvalidate();
  const [which, setWhich] = useState<Which>('all');
  const lists = [catches, pledges];
  const retry = () => {
    for (const list of lists) if (list.error) void list.retry();
  };
  // If only one of the two lists were shown, the other posts would seem to be gone.
  if (lists.some((list) => list.error && list.items.length === 0)) {
    return <ErrorState words={words.notLoaded} detail={words.nothingLost} onRetry={retry} />;
  }
  if (awaitsVisits || lists.some((list) => list.isLoading)) return <CardListSkeleton />;
  const posts = newestFirst(catches, pledges);
  if (posts.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDock />}
        words={words.none}
        action={
          // A wide screen has it above the list.
          <PostCatchLink className="md:hidden">{words.postCatch}</PostCatchLink>
        }
      />
    );
  }
  const readAgain = (kind: PostKind) => {
    for (const list of lists) void list.retry();
    invalidate(kind, [listMyCatches, listMyPledges]);
  };
  const isLoadingMore = lists.some((list) => list.isLoadingMore);
  const more = () => {
    for (const list of lists) if (list.hasMore) void list.more();
  };
  const shown = posts.filter((own) => which === 'all' || standingOf(own) === which);
  return (
    <>
      <ToggleGroup<Which> label={words.whichToShow} value={which} onChange={setWhich} options={WHICH} />
      {which !== 'all' && shown.length === 0 && <p className="text-muted">{words.noneShown[which]}</p>}
      <CardList label={words.list} isUneven>
        {shown.map((own, index) => (
          <OwnPostCard
            key={own.post.id}
            own={own}
            priority={index < 4}
            renderHolds={renderHolds}
            onChanged={() => readAgain(own.kind)}
          />
        ))}
      </CardList>
      {lists.some((list) => list.hasMore) && (
        <ShowMore words={words.showMore} isLoading={isLoadingMore} onMore={more} />
      )}
      {children}
    </>
  );
}
