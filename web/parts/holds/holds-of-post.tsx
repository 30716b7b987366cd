import type { ReactNode } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { RetryButton, Skeleton } from '../../components/states.tsx';
import type { EndpointList } from '../../lib/api/use-endpoint-list.ts';
import type { Handover } from '../../lib/handovers/store.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useHandovers } from './use-handovers.ts';

interface Words {
  title: string;
  /** The list's name, with the species. */
  label: string;
  notLoaded: string;
  /** Said if there are none. */
  none?: string;
  past(count: number): string;
  showMore: string;
}

interface HoldsOfPostProps<Hold> {
  list: EndpointList<Hold>;
  words: Words;
  isOpen(hold: Hold, now: number): boolean;
  userId: string;
  /** Called when the amount left of the post has changed. */
  onChanged(): void;
  /** Renders one as a list item. */
  children(hold: Hold, handover: Handover | undefined, readAgain: () => void): ReactNode;
}

/** The claims or reservations of a post in My Posts: open ones by pickup time, and all others closed together. */
export function HoldsOfPost<Hold extends { id: string; pickupStart: string }>({
  list,
  words,
  isOpen,
  userId,
  onChanged,
  children,
}: HoldsOfPostProps<Hold>) {
  const readAgain = () => {
    list.retry();
    onChanged();
  };
  const handovers = useHandovers(userId, readAgain);
  const now = useNow();
  const { items, error, isLoading } = list;
  const isWanted = (hold: Hold) => isOpen(hold, now) || handovers.has(hold.id);
  const open = items.filter(isWanted).sort((one, other) => one.pickupStart.localeCompare(other.pickupStart));
  const past = items.filter((hold) => !isWanted(hold));
  if (items.length === 0 && error) {
    return (
      <p className="px-2 text-sm text-bad">
        {words.notLoaded}
        <RetryButton variant="quiet" onRetry={() => list.retry()} />
      </p>
    );
  }
  if (isLoading) return <Skeleton className="m-2 h-24" />;
  const row = (hold: Hold) => children(hold, handovers.get(hold.id), readAgain);
  return (
    <section aria-label={words.label} className="border-b border-line px-2 pb-2">
      <h3 className="pt-1 font-sans text-base font-semibold">{words.title}</h3>
      {items.length === 0 && words.none !== undefined && <p className="text-muted">{words.none}</p>}
      <ul aria-label={words.label} className="divide-y divide-line">
        {open.map(row)}
      </ul>
      {past.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 py-2.5 font-semibold text-muted">{words.past(past.length)}</summary>
          <ul className="divide-y divide-line">{past.map(row)}</ul>
        </details>
      )}
      {list.hasMore && (
        <ShowMore
          words={words.showMore}
          isLoading={list.isLoadingMore}
          onMore={() => list.more()}
          className="mt-2"
        />
      )}
    </section>
  );
}
