import { answerReservation } from '#shared/reservations/endpoints.ts';
import { reservationAnswerBody } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors } from '../../components/forms/bound-fields.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { readCatch } from '../../lib/api/first-reads.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { keepCode } from '../../lib/handovers/store.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { fieldOfSlot, SlotField } from '../../parts/holds/slot-field.tsx';
import { slotsOf } from './catch-slots.ts';
import type { Reservation } from './reservation-state.tsx';

interface OfferReplyProps {
  reservation: Reservation;
  userId: string;
}

/** The buyer's yes, with a pickup time, or no to fish that became free for them. */
export function OfferReply({ reservation, userId }: OfferReplyProps) {
  const { id, catchId, pickupStart, pickupEnd, amount, unit } = reservation;
  const invalidate = useInvalidate();
  const { data: post } = useEndpoint(...readCatch(catchId));
  const params = { reservationId: id };
  const form = useContractForm({
    schema: reservationAnswerBody,
    defaults: { answer: 'yes' as const, pickupStart, pickupEnd },
    async send(body) {
      try {
        const { code } = await call(answerReservation, { params, body });
        if (code !== undefined) await keepCode(userId, id, code);
        toast({
          title: words.reserved(amountWords(amount, unit)),
          description: words.fishermanKnows,
          kind: 'good',
        });
      } finally {
        invalidate('reservation');
      }
    },
  });
  const decline = async () => {
    try {
      await call(answerReservation, { params, body: { answer: 'no' } });
      toast({ title: words.saidNo, kind: 'good' });
    } finally {
      invalidate('reservation');
    }
  };
  // The time that is offered, until the catch's own are known.
  const slots = slotsOf(post, useNow());
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <FormErrors form={form} fieldOf={fieldOfSlot} />
      <SlotField
        form={form}
        legend={words.chooseTime}
        slots={slots.length > 0 ? slots : [{ start: pickupStart, end: pickupEnd }]}
      />
      <FormFoot failure={form.failure}>
        <Button type="submit" size="large" busy={form.formState.isSubmitting ? words.sayingYes : undefined}>
          {words.sayYes}
        </Button>
        <ActionButton variant="secondary" busy={words.sayingYes} action={decline} failed={words.notReplied}>
          {words.sayNo}
        </ActionButton>
      </FormFoot>
    </form>
  );
}
