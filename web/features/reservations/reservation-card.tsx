import { isOpen } from '#shared/reservations/rules.ts';
import type { ReservationCard as Reservation } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import { rate } from '#words/ratings/ratings.ts';
import { toReservation } from '../../lib/navigation/paths.ts';
import { HoldCard } from '../../parts/holds/hold-card.tsx';
import { StateBadge, useReservationState } from './reservation-state.tsx';

/** A reservation in the list of its buyer. */
export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { id, amount, unit, fishermanId, fishermanName, isRated = false } = reservation;
  const state = useReservationState(reservation);
  // A person who has left can't be rated.
  const isRateable = state === 'collected' && !isRated && fishermanId !== undefined;
  return (
    <HoldCard
      hold={reservation}
      isOpen={isOpen(state)}
      to={toReservation(id)}
      figure={amountWords(amount, unit)}
      badge={<StateBadge state={state} />}
      prompt={isRateable ? rate(fishermanName) : undefined}
    />
  );
}
