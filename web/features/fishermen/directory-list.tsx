import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/empty-drawings.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { FISHERMAN_CARD, FISHERMAN_LIST, FishermanCard } from '../../components/fisherman-card.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
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
  const cards = useRef<HTMLUListElement>(null);
  // Who asked for more goes on at the first of them, also when the button has gone.
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || fishermen.length <= next.current) return;
    cards.current?.children[next.current]?.querySelector('a')?.focus({ preventScroll: true });
    next.current = undefined;
  }, [fishermen.length]);

  const isEmpty = fishermen.length === 0;
  if (isEmpty && error) return <ErrorState words={failureWords(error)} onRetry={retry} />;
  if (isEmpty && isLoading) return <DirectorySkeleton />;
  return (
    <>
      <p role="status" className={isEmpty ? 'sr-only' : 'text-muted'}>
        {summaryOf(fishermen.length, hasMore, near !== undefined)}
      </p>
      {isEmpty && !hasMore && <Empty isNear={near !== undefined} onClear={onClear} />}
      <ul ref={cards} aria-label="Fishermen" className={FISHERMAN_LIST}>
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
        <p className="mt-2 text-center">
          <Button
            variant="secondary"
            busy={isLoading ? 'Loading...' : undefined}
            onClick={() => {
              next.current = fishermen.length;
              more();
            }}
          >
            Show more
          </Button>
        </p>
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

const BONES = [0, 1, 2, 3, 4, 5];

/** As large as the cards that follow, so that little jumps. */
export function DirectorySkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-40" />
      <div role="status" aria-label="Loading" className={FISHERMAN_LIST}>
        {BONES.map((bone) => (
          <div key={bone} className={FISHERMAN_CARD}>
            <div className="flex gap-3">
              <Skeleton className="size-16 rounded-full" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </div>
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
