import { useNavigate } from 'react-router-dom';
import { DAY } from '#shared/limits.ts';
import type { CatchRecord, Reserving } from '#shared/posts/catches/schemas.ts';
import { leastOf } from '#shared/posts/catches/stock.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { createReservation } from '#shared/reservations/endpoints.ts';
import { costOf, MARKS } from '#shared/reservations/rules.ts';
import { type ReservationBody, reservationBody } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { toPay } from '#words/reservations/states.ts';
import { FormErrors, TextField } from '../../components/forms/bound-fields.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { keepCode } from '../../lib/handovers/store.ts';
import { toReservation } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { fieldOfSlot, SlotField } from '../../parts/holds/slot-field.tsx';
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

const isRefusal = (error: unknown): boolean => error instanceof ApiError && (error.status ?? 500) < 500;

export function ReserveForm(props: ReserveFormProps) {
  const { post, stock, mode } = props;
  const form = useReserveForm(props);
  const amount = form.watch('amount');
  const inWords = amountWords(amount || 0, stock.unit);
  const isAtOnce = mode === 'at_once';
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
        submit={isAtOnce ? words.reserveAmount(inWords) : words.askFor(inWords)}
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
  const navigate = useNavigate();
  const invalidate = useInvalidate();
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
    async send(body, idempotencyKey) {
      const request = { params: { catchId: post.id }, body, idempotencyKey };
      const { id, state, amount, unit, code } = await call(createReservation, request).catch(
        (error: unknown) => {
          // Without a response it may have been saved: the form stays so that they can retry.
          if (isRefusal(error)) onRefused();
          throw error;
        },
      );
      if (code !== undefined) await keepCode(user.id, id, code);
      invalidate('reservation');
      const inWords = amountWords(amount, unit);
      toast(
        state === 'requested'
          ? { title: words.requested(inWords), description: words.fishermanReplies, kind: 'good' }
          : { title: words.reserved(inWords), description: words.fishermanKnows, kind: 'good' },
      );
      // Going back then leads to the catch, not to the form.
      navigate(toReservation(id), { replace: true });
    },
  });
}
