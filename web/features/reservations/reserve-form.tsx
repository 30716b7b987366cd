import { DAY } from '#shared/limits.ts';
import type { CatchRecord, Reserving } from '#shared/posts/catches/schemas.ts';
import { leastOf } from '#shared/posts/catches/stock.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { createReservation } from '#shared/reservations/endpoints.ts';
import { costOf, MARKS } from '#shared/reservations/rules.ts';
import { type ReservationBody, type ReservationCard, reservationBody } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { toPay } from '#words/reservations/states.ts';
import { FormErrors, TextField } from '../../components/forms/bound-fields.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { toReservation } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { fieldOfSlot, SlotField } from '../../parts/holds/slot-field.tsx';
import { useNewHold } from '../../parts/holds/use-new-hold.ts';
import { AmountField } from './amount-field.tsx';
import { slotsOf } from './catch-slots.ts';

interface ReserveFormProps {
  post: CatchRecord;
  stock: Stock;
  mode: Reserving['mode'];
  user: Me['user'];
  /** Called when the server refuses it: the amount left may have changed. */
  onRefused(): void;
}

export function ReserveForm(props: ReserveFormProps) {
  const { post, stock, mode } = props;
  const form = useReserveForm(props);
  const amount = form.watch('amount');
  const isAtOnce = mode === 'at_once';
  const submitOf = isAtOnce ? words.reserveAmount : words.askFor;
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-6">
      <FormErrors form={form} fieldOf={fieldOfSlot} />
      <div className="grid gap-2">
        <AmountField form={form} stock={stock} hint={amountHint(stock)} />
        <p aria-live="polite" className="font-display text-lg font-bold">
          {amount > 0 && words.toPayIs(costWords(amount, stock.unit, post))}
        </p>
        <p className="text-muted">{words.howToPay}</p>
      </div>
      <SlotField form={form} legend={words.whenAndWhere} slots={slotsOf(post, useNow())} />
      <TextField
        form={form}
        name="collectorName"
        label={words.collector}
        hint={words.collectorHint}
        autoComplete="name"
      />
      <div className="grid gap-2">
        {!isAtOnce && <p>{words.byRequest}</p>}
        <p className="text-muted">{words.missedMeans(MARKS.byRequestFrom, MARKS.lifetimeMs / DAY)}</p>
      </div>
      <PageFormFoot
        form={form}
        submit={amount > 0 ? submitOf(amountWords(amount, stock.unit)) : words.reserve}
        busy={words.reserving}
      />
    </form>
  );
}

function amountHint({ unit, left, least, step }: Stock): string {
  const all = amountWords(left, unit);
  if (leastOf({ left, least }) === left) return words.onlyRest(all);
  const steps = step === 1 ? undefined : amountWords(step, unit);
  return words.amountHint(amountWords(least, unit), steps, all);
}

/** The price of this amount, as far as it can be told before the fish is weighed. */
function costWords(amount: number, unit: Stock['unit'], post: CatchRecord): string {
  const { paymentType, landed, stock } = post;
  const terms = { paymentType, amount: post.amount, unit: post.unit, landed, poundsEach: stock?.poundsEach };
  const told = { unit, paymentType, price: post.amount, priceUnit: post.unit };
  return toPay(costOf(amount, unit, terms), false, told);
}

function useReserveForm({ post, user, stock, onRefused }: ReserveFormProps) {
  const made = useNewHold<ReservationCard>({
    kind: 'reservation',
    userId: user.id,
    told: ({ state, amount, unit }) =>
      state === 'requested'
        ? { title: words.requested(amountWords(amount, unit)), description: words.fishermanReplies }
        : { title: words.reserved(amountWords(amount, unit)), description: words.fishermanKnows },
    pathOf: toReservation,
    onRefused,
  });
  const [slot] = slotsOf(post, useNow());
  return useContractForm<ReservationBody, ReservationBody>({
    schema: reservationBody,
    defaults: {
      amount: leastOf(stock),
      pickupStart: slot?.start ?? '',
      pickupEnd: slot?.end ?? '',
      collectorName: user.name,
    },
    creates: `reservation.${post.id}`,
    send: (body, idempotencyKey) =>
      made(call(createReservation, { params: { catchId: post.id }, body, idempotencyKey })),
  });
}
