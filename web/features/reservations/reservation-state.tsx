import { isOpen, type ReservationState, stateAt } from '#shared/reservations/rules.ts';
import type { ReservationCard, ReservationRecord } from '#shared/reservations/schemas.ts';
import { states } from '#words/reservations/states.ts';
import { Badge } from '../../components/badge.tsx';
import { useNow } from '../../lib/time/use-now.ts';

/** Without a network only the fields of the list may be known. */
export type Reservation = ReservationCard & Partial<ReservationRecord>;

type Timed = Pick<ReservationCard, 'state' | 'askedAt' | 'pickupStart' | 'pickupEnd'>;

/** As the rules need it. */
export const timed = ({ state, askedAt, pickupStart, pickupEnd }: Timed) => ({
  ...{ state, pickupStart, pickupEnd },
  askedAt: Date.parse(askedAt),
});

/** A reservation's current state: an overdue one has ended, even if it was read before that. */
export const useReservationState = (reservation: Timed): ReservationState =>
  stateAt(timed(reservation), useNow());

export function StateBadge({ state }: { state: ReservationState }) {
  return <Badge kind={isOpen(state) ? 'new' : 'quiet'}>{states[state]}</Badge>;
}
