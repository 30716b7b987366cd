import { weighReservation } from '#shared/reservations/endpoints.ts';
import { costOf, isNotable } from '#shared/reservations/rules.ts';
import { type ReservationCard, weighBody } from '#shared/reservations/schemas.ts';
import { save, saving } from '#words/general/form.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/pickups.ts';
import { toPay } from '#words/reservations/states.ts';
import { Facts } from '../../../components/facts.tsx';
import { BoundField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { numberIn } from '../../../lib/forms/number-in.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';

interface WeighDialogProps {
  reservation: ReservationCard;
  /** Called when the amount or the state changed. */
  onChanged(): void;
  onClose(): void;
}

/** Sets the real weight or number, with the figures before and after it. */
export default function WeighDialog({ reservation, onChanged, onClose }: WeighDialogProps) {
  const { id: reservationId, unit, amount, reserved, collectorName } = reservation;
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: weighBody,
    defaults: { amount },
    async send(body) {
      try {
        const { amount, dollars } = await call(weighReservation, { params: { reservationId }, body });
        const price = toPay(dollars, true, reservation);
        toast({ ...words.weightSaved(amountWords(amount, unit), price), kind: 'good' });
      } finally {
        // A refusal means that its state or the amount left changed in the meantime.
        invalidate('reservation');
        onChanged();
      }
      onClose();
    },
  });
  const entered = form.watch('amount');
  const isAmount = Number.isFinite(entered) && entered > 0;
  return (
    <Dialog onClose={onClose} title={words.weighTitle(collectorName)}>
      <DialogForm form={form} submit={save} busy={saving} onCancel={onClose}>
        <BoundField
          form={form}
          name="amount"
          label={words.weighed[unit]}
          hint={words.weighedHint[unit]}
          options={{ setValueAs: (text) => numberIn(String(text)) }}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-40 font-display text-xl font-bold"
            />
          )}
        </BoundField>
        <Facts
          facts={[
            [
              words.before,
              figures(reservation, amount, reservation.dollars, reservation.state === 'weighed'),
            ],
            [words.after, isAmount ? figures(reservation, entered, costFor(reservation, entered), true) : ''],
          ]}
        />
        <p role="status" className="font-medium empty:hidden">
          {isAmount && isNotable(reserved, entered) && words.notable}
        </p>
      </DialogForm>
    </Dialog>
  );
}

/** "5.4 lb, $43.20" */
function figures(
  reservation: ReservationCard,
  amount: number,
  cost: number | undefined,
  isWeighed: boolean,
): string {
  return `${amountWords(amount, reservation.unit)}, ${toPay(cost, isWeighed, reservation)}`;
}

function costFor(
  { unit, paymentType, price, priceUnit, landed, poundsEach }: ReservationCard,
  amount: number,
): number | undefined {
  return costOf(amount, unit, { paymentType, amount: price, unit: priceUnit, landed, poundsEach });
}
