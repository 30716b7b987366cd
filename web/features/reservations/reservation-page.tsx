import { useParams } from 'react-router-dom';
import { getReservation, listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen } from '#shared/reservations/rules.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { reservationNotFound } from '#words/reservations/rules.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useListedItem } from '../../lib/api/use-listed-item.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useHold } from '../../parts/holds/use-hold.ts';
import { HoldPage } from '../holds/hold-page.tsx';
import { ReservationDetail } from './reservation-detail.tsx';
import type { Reservation } from './reservation-state.tsx';

/** /reservation/{id}: one reservation, for its buyer and for the fisherman. */
export default function ReservationPage() {
  const { reservationId = '' } = useParams();
  const answer = useEndpoint(getReservation, useMe() && { params: { reservationId } });
  const isOffline = !answer.data && answer.error?.code === 'offline';
  const listed = useListedItem(listReservations, reservationId, isOffline);
  const known = useHold<Reservation>({ answer, listed, isAwaited: ({ state }) => isOpen(state) });
  return (
    <HoldPage
      known={known}
      titleOf={(each) => words.pageTitle(amountWords(each.amount, each.unit), speciesInSentence(each))}
      title={words.title}
      texts={words.page}
      notFound={reservationNotFound}
      list={PATHS.reservations}
      fishermansList={{ to: PATHS.pickups, title: words.toPickups }}
    >
      {(reservation, userId) => (
        <ReservationDetail
          reservation={reservation}
          side={reservation.fishermanId === userId ? 'fisherman' : 'buyer'}
          userId={userId}
        />
      )}
    </HoldPage>
  );
}
