import { type ReactNode, useRef } from 'react';
import { listFavorites } from '#shared/favorites/endpoints.ts';
import type { FishermanCard as Fisherman } from '#shared/fishermen/schemas.ts';
import * as words from '#words/favorites/favorites.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { ErrorState } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { PATHS, toFisherman, toMarketplace } from '../../lib/navigation/paths.ts';
import { FavoriteButton } from '../../parts/favorites/favorite-button.tsx';
import { useTurnedOff } from '../../parts/favorites/likes-and-favorites.ts';
import { moveFocusOn } from '../../parts/favorites/move-focus-on.ts';
import {
  FISHERMAN_LIST,
  FishermanCard,
  FishermanListSkeleton,
} from '../../parts/fishermen/fisherman-card.tsx';

interface FavoriteListProps {
  /** Renders the message button, described by the element with this id. */
  message?: (fisherman: Fisherman, nameId: string) => ReactNode;
}

/** Saved fishermen, the last added first. A removed entry disappears at once, and returns if the removal is undone. */
export function FavoriteList({ message }: FavoriteListProps) {
  const list = useEndpointList(listFavorites, {}, { isChangedElsewhere: true });
  const isTurnedOff = useTurnedOff('favorite');
  const cards = useRef<HTMLUListElement>(null);
  if (list.error && list.items.length === 0) {
    return <ErrorState words={words.notLoaded} onRetry={list.retry} />;
  }
  if (list.isLoading) return <FishermanListSkeleton bars={['h-11', 'h-11']} />;
  const favorites = list.items.filter(({ userId }) => !isTurnedOff(userId));
  if (favorites.length === 0 && !list.hasMore) return <NoFavorites />;
  return (
    <>
      <ul ref={cards} aria-label={words.list} className={FISHERMAN_LIST}>
        {favorites.map((fisherman) => (
          <FishermanCard
            key={fisherman.userId}
            fisherman={fisherman}
            favorite={
              <FavoriteButton
                fishermanId={fisherman.userId}
                fishermanName={fisherman.name}
                onRemove={() => moveFocusOn(cards.current)}
              />
            }
            actions={(nameId) => (
              <Actions fisherman={fisherman} nameId={nameId} message={message?.(fisherman, nameId)} />
            )}
          />
        ))}
      </ul>
      {list.hasMore && (
        <ShowMore words={words.showMore} isLoading={list.isLoadingMore} onMore={list.more} className="" />
      )}
    </>
  );
}

function Actions({
  fisherman: { userId },
  nameId,
  message,
}: {
  fisherman: Fisherman;
  nameId: string;
  message: ReactNode;
}) {
  const about = { 'aria-describedby': nameId, variant: 'secondary', className: 'px-2 text-sm' } as const;
  return (
    <>
      <ButtonLink to={toFisherman(userId)} {...about}>
        {words.viewProfile}
      </ButtonLink>
      <ButtonLink to={toMarketplace({ kind: 'catch', fisherman: userId })} {...about}>
        {words.catches}
      </ButtonLink>
      {message}
    </>
  );
}

function NoFavorites() {
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.none}
      action={<ButtonLink to={PATHS.fishermen}>{words.browseFishermen}</ButtonLink>}
    />
  );
}
