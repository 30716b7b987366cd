import { listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen, stateAt } from '#shared/reservations/rules.ts';
import * as words from '#words/reservations/pickups.ts';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { HoldsOfPost } from '../../../parts/holds/holds-of-post.tsx';
import { timed } from '../reservation-state.tsx';
import { BuyersReservation } from './buyers-reservation.tsx';

interface CatchReservationsProps {
  catchId: string;
  /** The name in a sentence, such as "haddock". */
  species: string;
  userId: string;
  /** Called when the amount left has changed. */
  onChanged(): void;
}

/** The reservations of a catch in My Posts, with the fisherman's actions. */
export default function CatchReservations({ catchId, species, userId, onChanged }: CatchReservationsProps) {
  const list = useEndpointList(
    listReservations,
    { query: { catchId } },
    { isChangedElsewhere: true, isLive: true },
  );
  return (
    <HoldsOfPost
      list={list}
      words={{
        title: words.reservations,
        label: words.reservationsOf(species),
        notLoaded: words.notLoaded,
        none: words.none,
        past: words.past,
        showMore: words.showMore,
      }}
      isOpen={(reservation, now) => isOpen(stateAt(timed(reservation), now))}
      userId={userId}
      onChanged={onChanged}
    >
      {(reservation, handover, readAgain) => (
        <BuyersReservation
          key={reservation.id}
          reservation={reservation}
          handover={handover}
          userId={userId}
          onChanged={readAgain}
        />
      )}
    </HoldsOfPost>
  );
}
