import { listCatches } from '#shared/catches/endpoints.ts';
import { Button } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings.tsx';
import { CardList } from '../../components/post-card.tsx';
import { CardListSkeleton, EmptyState, ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { CatchListItem } from './catch-card.tsx';

/** Marketplace catches, newest first; of one fisherman when asked. */
export function CatchList({ fisherman }: { fisherman?: string | undefined }) {
  const list = useEndpointList(listCatches, { query: { fisherman } });
  if (list.error && list.items.length === 0) {
    return <ErrorState words="Failed to load catches. Please try again." onRetry={list.retry} />;
  }
  if (list.isLoading) return <CardListSkeleton />;
  if (list.items.length === 0) {
    const words = fisherman
      ? 'This fisherman has no current marketplace catches available'
      : 'No marketplace catches available';
    return <EmptyState drawing={<EmptyDock />} words={words} />;
  }
  return (
    <>
      <CardList label="Marketplace catches">
        {list.items.map((post, index) => (
          <CatchListItem key={post.id} post={post} priority={index < 4} />
        ))}
      </CardList>
      {list.hasMore && (
        <p className="mt-6 text-center">
          <Button
            variant="secondary"
            busy={list.isLoadingMore ? 'Loading...' : undefined}
            onClick={() => list.more()}
          >
            Show more catches
          </Button>
        </p>
      )}
    </>
  );
}
