import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { MINUTE } from '#shared/limits.ts';
import { leastOf } from '#shared/posts/catches/stock.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import { getCatchWaiting, joinWaiting, leaveWaiting } from '#shared/reservations/endpoints.ts';
import { OFFER_LIFETIME } from '#shared/reservations/rules.ts';
import { waitingBody } from '#shared/reservations/schemas.ts';
import { amountWords } from '#words/posts/figures.ts';
import { takingWords } from '#words/posts/posts.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { Button } from '../../components/button.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { AmountField } from './amount-field.tsx';

type Waiting = AnswerOf<typeof getCatchWaiting>;

interface WaitingListProps {
  catchId: string;
  /** `left` is the most that may become free. */
  stock: Stock;
  /** Whether it is shown only to people who are on it already. */
  isOnlyKept?: boolean;
}

/** The waiting list of a catch: joining it, changing the amount, and leaving it. */
export function WaitingList({ catchId, stock, isOnlyKept = false }: WaitingListProps) {
  const answer = useEndpoint(getCatchWaiting, { params: { catchId } });
  const show = (next: Waiting) => answer.mutate(next, { revalidate: false });
  if (isOnlyKept && !answer.data?.isWaiting) return null;
  return (
    <Section title={words.waitingList}>
      <div className="flex max-w-form flex-col gap-4">
        <p>{words.waitingMeans(OFFER_LIFETIME / MINUTE)}</p>
        <Read of={answer} failed={words.waitingNotLoaded}>
          {(waiting) => <WaitingForm catchId={catchId} stock={stock} waiting={waiting} onChanged={show} />}
        </Read>
      </div>
    </Section>
  );
}

interface WaitingFormProps extends WaitingListProps {
  waiting: Waiting;
  onChanged(waiting: Waiting): Promise<unknown>;
}

function WaitingForm({ catchId, stock, waiting: { isWaiting, amount }, onChanged }: WaitingFormProps) {
  const { unit, step } = stock;
  const form = useContractForm({
    schema: waitingBody,
    defaults: { amount: amount ?? leastOf(stock) },
    async send(body) {
      await onChanged(await call(joinWaiting, { params: { catchId }, body }));
      toast({ title: words.joined, kind: 'good' });
    },
  });
  const leave = async () => {
    await onChanged(await call(leaveWaiting, { params: { catchId } }));
    toast({ title: words.leftList, kind: 'good' });
  };
  const hint = takingWords(
    amountWords(leastOf(stock), unit),
    step === 1 ? undefined : amountWords(step, unit),
  );
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {isWaiting && amount !== undefined && (
        <p className="font-semibold">{words.waitingFor(amountWords(amount, unit))}</p>
      )}
      <AmountField form={form} stock={stock} label={words.wanted} hint={hint} />
      <FormFoot failure={form.failure}>
        <Button type="submit" size="large" busy={form.formState.isSubmitting ? words.joining : undefined}>
          {isWaiting ? words.changeWanted : words.join}
        </Button>
        {isWaiting && (
          <ActionButton variant="quiet" busy={words.leaving} action={leave} failed={words.notLeft}>
            {words.leave}
          </ActionButton>
        )}
      </FormFoot>
    </form>
  );
}
