import { Suspense, useState } from 'react';
import { cancelReservation, recordReservationNoShow } from '#shared/reservations/endpoints.ts';
import { isOpen, mayMove, type ReservationState } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/pickups.ts';
import { Button } from '../../../components/button.tsx';
import { PartFailed } from '../../../components/part-failed.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import type { Handover } from '../../../lib/handovers/store.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { CancelHold } from '../../../parts/holds/cancel-hold.tsx';
import { HandoverActions } from '../../../parts/holds/handover-actions.tsx';
import { NoShow } from '../../../parts/holds/no-show.tsx';
import { SendMessageButton } from '../../../parts/messages/send-message-button.tsx';
import { Reply } from './request.tsx';

const WeighDialog = lazyPart(() => import('./weigh-dialog.tsx'), PartFailed);

interface FishermansActionsProps {
  reservation: ReservationCard;
  state: ReservationState;
  handover: Handover | undefined;
  userId: string;
  /** The id of the element that names the reservation. */
  titleId: string;
  onChanged(): void;
}

/** The fisherman's actions on a reservation. */
export function FishermansActions(props: FishermansActionsProps) {
  const { reservation, state, handover, userId, titleId, onChanged } = props;
  const { id, collectorName, amount, unit, buyerId, buyerName, catchId } = reservation;
  const isSlotOver = Date.parse(reservation.pickupEnd) <= useNow();
  const part = { kind: 'reservation', count: amount, unit, receiver: collectorName } as const;
  const label = `${speciesName(reservation)}, ${amountWords(amount, unit)}`;
  return (
    <HandoverActions
      hold={{ id, collectorName, ...part }}
      isCollectable={mayMove('collect', state)}
      {...{ handover, userId, onChanged }}
    >
      {isOpen(state) && (
        <>
          {state === 'requested' && <Reply reservation={reservation} onChanged={onChanged} />}
          {mayMove('weigh', state) && <Weigh reservation={reservation} onChanged={onChanged} />}
          {mayMove('noShow', state) && isSlotOver && (
            <NoShow
              kind="reservation"
              name={words.noShowNamed(collectorName)}
              text={words.noShowText}
              recorded={words.noShowRecorded}
              record={() => call(recordReservationNoShow, { params: { reservationId: id } })}
              onChanged={onChanged}
            />
          )}
          {buyerId !== undefined && (
            <SendMessageButton
              recipient={{ userId: buyerId, name: buyerName }}
              about={{ catchId, label }}
              topic={id}
              variant="quiet"
              describedBy={titleId}
            >
              {words.message}
            </SendMessageButton>
          )}
          {state !== 'requested' && <Cancel reservation={reservation} onChanged={onChanged} />}
        </>
      )}
    </HandoverActions>
  );
}

type ActionProps = Pick<FishermansActionsProps, 'reservation' | 'onChanged'>;

function Weigh({ reservation, onChanged }: ActionProps) {
  const [isWeighing, setWeighing] = useState(false);
  const { unit, collectorName } = reservation;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={words.weighNamed[unit](collectorName)}
        onClick={() => setWeighing(true)}
      >
        {words.weigh[unit]}
      </Button>
      {isWeighing && (
        <Suspense>
          <WeighDialog reservation={reservation} onChanged={onChanged} onClose={() => setWeighing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Cancel({ reservation, onChanged }: ActionProps) {
  const { id: reservationId, amount, unit, collectorName } = reservation;
  return (
    <CancelHold
      kind="reservation"
      label={words.cancel}
      name={words.cancelNamed(words.amountFor(amountWords(amount, unit), collectorName))}
      title={words.cancelTitle}
      text={words.cancelText}
      done={words.cancelled}
      send={(body) => call(cancelReservation, { params: { reservationId }, body })}
      onChanged={onChanged}
    />
  );
}
