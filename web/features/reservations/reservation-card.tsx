import type { ReservationCard as Reservation } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import { toReservation } from '../../lib/navigation/paths.ts';
import { HoldCard } from '../../parts/holds/hold-card.tsx';
import { StateBadge, useReservationState } from './reservation-state.tsx';

/** A reservation in the list of its buyer. */
export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { id, amount, unit } = reservation;
  const badge = <StateBadge state={useReservationState(reservation)} />;
  return (
    <HoldCard hold={reservation} to={toReservation(id)} figure={amountWords(amount, unit)} badge={badge} />
  );
}
