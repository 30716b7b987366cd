import { createReservationCode } from '#shared/reservations/endpoints.ts';
import { isOpen, type ReservationState } from '#shared/reservations/rules.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { call } from '../../lib/api/api-client.ts';
import { PickupCode, RateForHold } from '../../parts/holds/collectors-part.tsx';
import { HoldDetail } from '../../parts/holds/hold-detail.tsx';
import { SendMessageButton } from '../../parts/messages/send-message-button.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import { CancelReservation } from './cancel-reservation.tsx';
import { Mark } from './mark.tsx';
import { OfferReply } from './offer-reply.tsx';
import { ReservationFacts } from './reservation-facts.tsx';
import { type Reservation, StateBadge, useReservationState } from './reservation-state.tsx';

type Side = 'buyer' | 'fisherman';

interface ReservationDetailProps {
  reservation: Reservation;
  side: Side;
  /** The reader's user id. */
  userId: string;
}

/** One reservation with all its facts and the reader's actions. */
export function ReservationDetail({ reservation, side, userId }: ReservationDetailProps) {
  const { amount, unit, mayCancelFreely = false } = reservation;
  const state = useReservationState(reservation);
  const title = words.pageTitle(amountWords(amount, unit), speciesInSentence(reservation));
  return (
    <HoldDetail
      hold={reservation}
      userId={userId}
      isOpen={isOpen(state)}
      title={title}
      badge={<StateBadge state={state} />}
      standing={standingWords(reservation, state, side)}
      aside={
        <>
          <ReservationFacts reservation={reservation} isBuyers={side === 'buyer'} />
          <div className="-ml-4 flex flex-wrap">
            {isHeld(state) && <AddToCalendar reservation={reservation} />}
            {side === 'buyer' && isOpen(state) && state !== 'offered' && (
              <CancelReservation reservation={reservation} title={title} />
            )}
          </div>
          <Message reservation={reservation} side={side} />
        </>
      }
    >
      {isOpen(state) && mayCancelFreely && side === 'buyer' && (
        <p className="rounded-card border border-line bg-raised p-4 font-medium">{words.freely}</p>
      )}
      {side === 'buyer' && <BuyersPart reservation={reservation} state={state} userId={userId} />}
    </HoldDetail>
  );
}

/** With a code that counts at the pickup. */
const isHeld = (state: ReservationState) => state === 'held' || state === 'weighed';

interface BuyersPartProps {
  reservation: Reservation;
  state: ReservationState;
  userId: string;
}

/** The buyer's next step. */
function BuyersPart({ reservation, state, userId }: BuyersPartProps) {
  if (state === 'offered') return <OfferReply reservation={reservation} userId={userId} />;
  if (state === 'collected')
    return <RateForHold hold={reservation} occasion={{ reservationId: reservation.id }} />;
  if (state === 'no_show') return <Mark reservation={reservation} />;
  if (!isHeld(state)) return null;
  return (
    <PickupCode
      kind="reservation"
      hold={reservation}
      userId={userId}
      make={() => call(createReservationCode, { params: { reservationId: reservation.id } })}
    />
  );
}

/** A message to the other side, unless they have left. */
function Message({ reservation, side }: Pick<ReservationDetailProps, 'reservation' | 'side'>) {
  const { catchId, fishermanId, fishermanName, buyerId, buyerName } = reservation;
  const [otherId, name] = side === 'buyer' ? [fishermanId, fishermanName] : [buyerId, buyerName];
  if (otherId === undefined) return null;
  return (
    <div>
      <SendMessageButton
        recipient={{ userId: otherId, name }}
        about={{ catchId, label: speciesName(reservation) }}
      />
    </div>
  );
}

function standingWords(
  { cancelledBy = 'site', reason, dueAt }: Reservation,
  state: ReservationState,
  side: Side,
): string {
  if (state !== 'cancelled') return words.standing[side][state](new Date(dueAt));
  if (cancelledBy === side) return words.cancelledByYou;
  if (cancelledBy === 'fisherman' && reason === undefined) return words.declined;
  return words.changedBy[cancelledBy];
}
