import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { isOpen, type ReservationState } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { timeSpan } from '#words/general/dates.ts';
import { because } from '#words/holds/hold-pages.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/pickups.ts';
import { toPay } from '#words/reservations/states.ts';
import { Written } from '../../../components/text/written.tsx';
import type { Handover } from '../../../lib/handovers/store.ts';
import { toCatch } from '../../../lib/navigation/paths.ts';
import { HandoverState } from '../../../parts/holds/handover-state.tsx';
import { StateBadge, useReservationState } from '../reservation-state.tsx';
import { FishermansActions } from './fishermans-actions.tsx';
import { RequestFacts } from './request.tsx';

export interface BuyersReservationProps {
  reservation: ReservationCard;
  /** The handover stored on this device, if its code was entered without a network. */
  handover: Handover | undefined;
  userId: string;
  /** Whether it is among those of one pickup time, of several catches. */
  isInSlot?: boolean;
  /** Called when its state changed. */
  onChanged(): void;
}

/** One reservation as the fisherman sees it. */
export function BuyersReservation({ isInSlot = false, ...shown }: BuyersReservationProps) {
  const { reservation, handover } = shown;
  const state = useReservationState(reservation);
  const { amount, unit, buyerName, collectorName, pickupStart, pickupEnd } = reservation;
  const titleId = useId();
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p id={titleId} className="min-w-0 font-semibold wrap-anywhere">
          {words.amountFor(amountWords(amount, unit), collectorName)}
        </p>
        <StateBadge state={state} />
      </div>
      <p>
        {isInSlot ? <Fish reservation={reservation} /> : timeSpan(new Date(pickupStart), new Date(pickupEnd))}
      </p>
      {buyerName !== collectorName && <Quiet>{words.reservedBy(buyerName)}</Quiet>}
      {(isOpen(state) || state === 'collected') && (
        <p className="font-medium">{priceWords(reservation, state)}</p>
      )}
      {amount !== reservation.reserved && (
        <Quiet>{words.reservedWas(amountWords(reservation.reserved, unit))}</Quiet>
      )}
      {isOpen(state) && reservation.mayCancelFreely && <Quiet>{words.mayCancelFreely}</Quiet>}
      <RequestFacts reservation={reservation} state={state} />
      {state === 'cancelled' && <Quiet>{endWords(reservation)}</Quiet>}
      {reservation.appeal && <Quiet>{words.appeals[reservation.appeal]}</Quiet>}
      {handover && <HandoverState handover={handover} />}
      <FishermansActions {...shown} state={state} titleId={titleId} />
    </li>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <p className="text-muted wrap-anywhere">{children}</p>;
}

function Fish({ reservation }: { reservation: ReservationCard }) {
  return (
    <Link to={toCatch(reservation.catchId)} className="text-link">
      <Written>{speciesName(reservation)}</Written>
    </Link>
  );
}

const priceWords = (reservation: ReservationCard, state: ReservationState): string =>
  words.toPayIs(toPay(reservation.dollars, state === 'weighed' || state === 'collected', reservation));

/** By whom it was cancelled, and why. */
function endWords({ cancelledBy, reason }: ReservationCard): string {
  return [cancelledBy && words.cancelledBy[cancelledBy], reason !== undefined && because(reason)]
    .filter(Boolean)
    .join(' ');
}
