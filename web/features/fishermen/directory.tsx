import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { FLAVOUR } from '../../app/flavour.ts';
import { Button } from '../../components/button.tsx';
import { EmptyDock } from '../../components/empty-drawings.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { FISHERMAN_LIST, FishermanCard } from '../../components/fisherman-card.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { failureWords } from './failure-words.ts';
import { FishermanActions } from './fisherman-actions.tsx';

export function Directory() {
  const list = useEndpointList(listFishermen, { query: { flavour: FLAVOUR } });
  if (list.error && list.items.length === 0)
    return <ErrorState words={failureWords(list.error)} onRetry={list.retry} />;
  if (list.isLoading) return null;
  if (list.items.length === 0) return <EmptyState drawing={<EmptyDock />} words="No fishermen available" />;
  return (
    <>
      <ul aria-label="Fishermen" className={FISHERMAN_LIST}>
        {list.items.map((fisherman) => (
          <FishermanCard
            key={fisherman.userId}
            fisherman={fisherman}
            heart={<FavoriteButton fishermanId={fisherman.userId} fishermanName={fisherman.name} />}
            actions={(nameId) => <FishermanActions fisherman={fisherman} nameId={nameId} />}
          />
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="secondary" onClick={() => list.more()}>
          Show more
        </Button>
      )}
    </>
  );
}
