import * as words from '#words/fishermen/fishermen.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { NeedsScript } from '../../components/needs-script.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { useFocusFirstNew } from '../../components/use-focus-first-new.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { useParts } from '../../lib/site/site.ts';
import { FavoriteButton } from '../../parts/favorites/favorite-button.tsx';
import {
  FISHERMAN_LIST,
  FishermanCard,
  FishermanListSkeleton,
} from '../../parts/fishermen/fisherman-card.tsx';
import { failureWords } from './failure-words.ts';
import { FishermanActions } from './fisherman-actions.tsx';
import type { useDirectory } from './use-directory.ts';

interface DirectoryListProps {
  directory: ReturnType<typeof useDirectory>;
  near: NearPlace | undefined;
  onClear(): void;
  /** Clears the filters, if there are any. */
  clearFilters: (() => void) | undefined;
}

export function DirectoryList({ directory, near, onClear, clearFilters }: DirectoryListProps) {
  const { fishermen, isLoading, hasMore, error, retry } = directory;
  const { list, expectMore } = useFocusFirstNew(fishermen.length);

  const isEmpty = fishermen.length === 0;
  if (isEmpty && error) return <ErrorState words={failureWords(error)} onRetry={retry} />;
  if (isEmpty && isLoading) return <DirectorySkeleton />;
  return (
    <>
      <p role="status" className={isEmpty ? 'sr-only' : 'text-muted'}>
        {words.summary(fishermen.length, hasMore, near !== undefined)}
      </p>
      {isEmpty && !hasMore && (
        <Empty isNear={near !== undefined} onClear={onClear} clearFilters={clearFilters} />
      )}
      <ul ref={list} aria-label={words.fishermen} className={FISHERMAN_LIST}>
        {fishermen.map(({ post: fisherman, miles }) => (
          <FishermanCard
            key={fisherman.userId}
            fisherman={fisherman}
            miles={miles}
            favorite={
              <FavoriteButton
                fishermanId={fisherman.userId}
                fishermanName={fisherman.name}
                className="-mt-2 -mr-2"
              />
            }
            actions={(nameId) => <FishermanActions fisherman={fisherman} nameId={nameId} />}
          />
        ))}
      </ul>
      <ListEnd
        list={directory}
        failure={error ? failureWords(error) : ''}
        onMore={expectMore}
        className="mt-2"
      />
    </>
  );
}

interface EmptyProps extends Pick<DirectoryListProps, 'onClear' | 'clearFilters'> {
  isNear: boolean;
}

function Empty({ isNear, onClear, clearFilters }: EmptyProps) {
  const isCommunity = useParts().wordedAs === 'community';
  if (clearFilters) {
    const clear = (
      <Button data-needs-script variant="secondary" onClick={clearFilters}>
        {words.clearFilters}
      </Button>
    );
    return <EmptyState drawing={<EmptyDock />} words={words.noneFound} action={clear} />;
  }
  const text = isNear ? words.noneNear : isCommunity ? words.nonePledged : words.none;
  const action = isNear ? (
    <Button data-needs-script variant="secondary" onClick={onClear}>
      {words.showAll}
    </Button>
  ) : isCommunity ? (
    <ButtonLink to={PATHS.whatsInAPledge} variant="secondary">
      {words.pledgeGuide}
    </ButtonLink>
  ) : (
    <ButtonLink to={PATHS.signUp} variant="secondary">
      {words.join}
    </ButtonLink>
  );
  return <EmptyState drawing={<EmptyDock />} words={text} action={action} />;
}

export function DirectorySkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-40" />
      <FishermanListSkeleton bars={['h-10', 'h-24']} />
      <NeedsScript />
    </>
  );
}
