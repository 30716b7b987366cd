import { cancelReservation } from '#shared/reservations/endpoints.ts';
import { LATE_CANCELLATION } from '#shared/reservations/rules.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { call } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { CancelHold } from '../../parts/holds/cancel-hold.tsx';
import type { Reservation } from './reservation-state.tsx';

interface CancelReservationProps {
  reservation: Reservation;
  /** "5 lb of haddock" */
  title: string;
}

/** For the buyer. */
export function CancelReservation({ reservation, title }: CancelReservationProps) {
  const { id, pickupStart, mayCancelFreely = false } = reservation;
  const isLate = Date.parse(pickupStart) - useNow() < LATE_CANCELLATION && !mayCancelFreely;
  return (
    <CancelHold
      kind="reservation"
      label={words.cancel}
      name={words.cancelNamed(title)}
      title={words.cancelTitle}
      text={words.cancelText[isLate ? 'late' : 'usual']}
      done={words.cancelled}
      send={(body) => call(cancelReservation, { params: { reservationId: id }, body })}
    />
  );
}
