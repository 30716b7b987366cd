import { listPledges } from '#shared/pledges/endpoints.ts';
import { Button } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings.tsx';
import { CardList } from '../../components/post-card.tsx';
import { CardListSkeleton, EmptyState, ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { PledgeListItem } from './pledge-card.tsx';

/** Community pledges, newest first; of one fisherman when asked. */
export function PledgeList({ fisherman }: { fisherman?: string | undefined }) {
  const list = useEndpointList(listPledges, { query: { fisherman } });
  if (list.error && list.items.length === 0) {
    return <ErrorState words="The pledges could not be loaded. Please try again." onRetry={list.retry} />;
  }
  if (list.isLoading) return <CardListSkeleton />;
  if (list.items.length === 0) {
    const words = fisherman ? 'This fisherman has no current pledges available' : 'No pledges available';
    return <EmptyState drawing={<EmptyDock />} words={words} />;
  }
  return (
    <>
      <CardList label="Community pledges">
        {list.items.map((pledge, index) => (
          <PledgeListItem key={pledge.id} pledge={pledge} priority={index < 4} />
        ))}
      </CardList>
      {list.hasMore && (
        <p className="mt-6 text-center">
          <Button
            variant="secondary"
            busy={list.isLoadingMore ? 'Loading...' : undefined}
            onClick={() => list.more()}
          >
            Show more pledges
          </Button>
        </p>
      )}
    </>
  );
}
