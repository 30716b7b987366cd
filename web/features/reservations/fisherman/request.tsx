import { DAY } from '#shared/limits.ts';
import { answerReservation, getReservation } from '#shared/reservations/endpoints.ts';
import { MARKS, type ReservationState } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import { timeLeft } from '#words/posts/time-left.ts';
import * as words from '#words/reservations/pickups.ts';
import { ActionButton } from '../../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { useNow } from '../../../lib/time/use-now.ts';

interface RequestFactsProps {
  reservation: ReservationCard;
  state: ReservationState;
}

/** For one that waits for a reply: how long, and how often the buyer missed a pickup. */
export function RequestFacts({ reservation, state }: RequestFactsProps) {
  const left = timeLeft(Date.parse(reservation.dueAt) - useNow());
  if (state === 'offered') return <p className="text-muted">{words.buyerRepliesWithin(left)}</p>;
  if (state !== 'requested') return null;
  return (
    <>
      <Marks reservationId={reservation.id} />
      <p className="font-semibold">{words.replyWithin(left)}</p>
    </>
  );
}

function Marks({ reservationId }: { reservationId: string }) {
  const { data } = useEndpoint(getReservation, { params: { reservationId } });
  if (!data?.marks) return null;
  return <p className="font-medium text-bad">{words.marks(data.marks, MARKS.lifetimeMs / DAY)}</p>;
}

/** The fisherman's reply to a request. */
export function Reply({ reservation, onChanged }: { reservation: ReservationCard; onChanged(): void }) {
  const { id: reservationId, amount, unit, collectorName } = reservation;
  const invalidate = useInvalidate();
  const name = words.amountFor(amountWords(amount, unit), collectorName);
  const reply = (answer: 'yes' | 'no') => async () => {
    try {
      await call(answerReservation, { params: { reservationId }, body: { answer } });
      toast({ ...words.replied[answer], kind: 'good' });
    } finally {
      invalidate('reservation');
      onChanged();
    }
  };
  return (
    <>
      <ActionButton
        aria-label={words.yesNamed(name)}
        busy={words.replying}
        action={reply('yes')}
        failed={words.notReplied}
      >
        {words.yes}
      </ActionButton>
      <ConfirmedAction
        label={words.no}
        aria-label={words.noNamed(name)}
        title={words.noTitle}
        text={words.noText}
        busy={words.replying}
        action={reply('no')}
        failed={words.notReplied}
      />
    </>
  );
}
