import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { timeSpan } from '#words/general/dates.ts';
import * as words from '#words/reservations/pickups.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyDock } from '../../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CardListSkeleton, ErrorState } from '../../../components/states.tsx';
import { PICKUPS } from '../../../lib/api/first-reads.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import type { Handover } from '../../../lib/handovers/store.ts';
import { PATHS } from '../../../lib/navigation/paths.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useHandovers } from '../../../parts/holds/use-handovers.ts';
import { BuyersReservation } from './buyers-reservation.tsx';
import { bySlot, type PickupTime, sumOf } from './by-slot.ts';
import { PickLists } from './pick-lists.tsx';

/** The fisherman's pickups by time, with lists for printing. */
export default function Pickups({ userId }: { userId: string }) {
  const list = useEndpointList(
    listReservations,
    { query: PICKUPS },
    { isChangedElsewhere: true, isLive: true },
  );
  const { hasMore, isLoadingMore, error, more } = list;
  // The sums of a pickup time need all of its reservations.
  const readMore = useEffectEvent(more);
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) void readMore();
  }, [hasMore, isLoadingMore, error]);
  const handovers = useHandovers(userId, () => list.retry());
  const invalidate = useInvalidate();
  const { ahead, over } = bySlot(list.items, useNow());
  const changed = () => {
    list.retry();
    invalidate('catch');
  };
  const slot = (time: PickupTime) => (
    <Slot key={`${time.start}/${time.end}`} {...{ time, handovers, userId }} onChanged={changed} />
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{words.title}</h1>
        {ahead.length > 0 && (
          <Button variant="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      <AnyPickups list={list} isEmpty={ahead.length + over.length === 0}>
        {ahead.map(slot)}
        {over.length > 0 && (
          <details>
            <summary className="min-h-11 py-2.5 font-semibold text-muted">{words.earlier}</summary>
            <div className="grid gap-5">{over.map(slot)}</div>
          </details>
        )}
        {error && <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />}
        <PickLists times={ahead} />
      </AnyPickups>
    </>
  );
}

interface AnyPickupsProps {
  list: { isLoading: boolean; hasMore: boolean; error: unknown; retry(): unknown };
  isEmpty: boolean;
  children: ReactNode;
}

function AnyPickups({ list, isEmpty, children }: AnyPickupsProps) {
  if (!isEmpty) return children;
  if (list.error) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.isLoading || list.hasMore) return <CardListSkeleton count={3} />;
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.noPickups}
      action={<ButtonLink to={PATHS.myPosts}>{words.toMyPosts}</ButtonLink>}
    />
  );
}

interface SlotProps {
  time: PickupTime;
  handovers: ReadonlyMap<string, Handover>;
  userId: string;
  onChanged(): void;
}

function Slot({ time, handovers, userId, onChanged }: SlotProps) {
  const now = useNow();
  const headingId = useId();
  const span = timeSpan(new Date(time.start), new Date(time.end));
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-raised px-4 py-3">
      <h2 id={headingId} className="text-lg">
        {span}
        <span className="block font-sans text-base font-semibold text-accent-text">{sumOf(time, now)}</span>
      </h2>
      <ul aria-labelledby={headingId} className="divide-y divide-line">
        {time.reservations.map((reservation) => (
          <BuyersReservation
            key={reservation.id}
            reservation={reservation}
            handover={handovers.get(reservation.id)}
            userId={userId}
            isInSlot
            onChanged={onChanged}
          />
        ))}
      </ul>
    </section>
  );
}
