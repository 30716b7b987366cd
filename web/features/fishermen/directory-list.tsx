import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/empty-drawings.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { FISHERMAN_LIST, FishermanCard, FishermanListSkeleton } from '../../components/fisherman-card.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { useFocusFirstNew } from '../../components/use-focus-first-new.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { PATHS } from '../../lib/paths.ts';
import { failureWords } from './failure-words.ts';
import { FishermanActions } from './fisherman-actions.tsx';
import type { useDirectory } from './use-directory.ts';

interface DirectoryListProps {
  directory: ReturnType<typeof useDirectory>;
  near: NearPlace | undefined;
  onClear(): void;
}

/** The cards, or what stands in their place. */
export function DirectoryList({ directory, near, onClear }: DirectoryListProps) {
  const { fishermen, isLoading, hasMore, error, retry, more } = directory;
  const { list, expectMore } = useFocusFirstNew(fishermen.length);

  const isEmpty = fishermen.length === 0;
  if (isEmpty && error) return <ErrorState words={failureWords(error)} onRetry={retry} />;
  if (isEmpty && isLoading) return <DirectorySkeleton />;
  return (
    <>
      <p role="status" className={isEmpty ? 'sr-only' : 'text-muted'}>
        {summaryOf(fishermen.length, hasMore, near !== undefined)}
      </p>
      {isEmpty && !hasMore && <Empty isNear={near !== undefined} onClear={onClear} />}
      <ul ref={list} aria-label="Fishermen" className={FISHERMAN_LIST}>
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
      {error && <ErrorState words={failureWords(error)} onRetry={retry} />}
      {hasMore && !error && (
        <ShowMore
          words="Show more"
          isLoading={isLoading}
          onMore={() => {
            expectMore();
            more();
          }}
          className="mt-2"
        />
      )}
    </>
  );
}

/** What is known so far, never more. */
function summaryOf(count: number, hasMore: boolean, isNear: boolean): string {
  const words = count === 1 ? '1 fisherman' : `${count === 0 ? 'No' : count} fishermen`;
  if (hasMore) return `The first ${words}`;
  return isNear && count > 1 ? `${words}, the nearest first` : words;
}

function Empty({ isNear, onClear }: { isNear: boolean; onClear(): void }) {
  const isCommunity = FLAVOUR === 'community';
  const words = isNear
    ? 'No fishermen found within 35 miles of your location'
    : isCommunity
      ? 'No fishermen have posted pledges yet'
      : 'No fishermen available';
  const action = isNear ? (
    <Button variant="secondary" onClick={onClear}>
      Show all fishermen
    </Button>
  ) : isCommunity ? (
    <ButtonLink to={PATHS.whatsInAPledge} variant="secondary">
      What's in a Pledge
    </ButtonLink>
  ) : (
    <ButtonLink to={PATHS.signUp} variant="secondary">
      Join as a fisherman
    </ButtonLink>
  );
  return <EmptyState drawing={<EmptyDock />} words={words} action={action} />;
}

export function DirectorySkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-40" />
      <FishermanListSkeleton bars={['h-10', 'h-24']} />
    </>
  );
}
