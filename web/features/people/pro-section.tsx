import * as z from 'zod/mini';
import { setPro } from '#shared/people/endpoints.ts';
import { proBody } from '#shared/people/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { TextField } from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { endOfDay } from '../../lib/time/days.ts';
import { localMinute } from '../../lib/time/local-minute.ts';
import { CardSection } from './card.tsx';
import { ChangeCredits } from './change-credits.tsx';
import type { PersonProps } from './person-props.ts';

/** Whether a fisherman is Pro, and the credits they have. */
export function ProSection({ person, reload }: PersonProps) {
  const { userId, profiles } = person;
  const fisherman = profiles.find(({ profileType }) => profileType === 'fisherman');
  if (!fisherman) return null;
  const { isPro, proUntil, credits = 0 } = fisherman;
  const until = proUntil === undefined ? words.isPro : words.isProUntil(longDate(lastDay(proUntil)));
  const end = async () => {
    await call(setPro, { params: { userId }, body: { isPro: false } });
    await reload();
    toast({ title: words.proSaved, kind: 'good' });
  };
  return (
    <CardSection title={words.proTitle}>
      <Facts
        facts={[
          [words.pro, isPro ? until : words.notPro],
          [words.credits, String(credits)],
        ]}
      />
      <ProForm userId={userId} isPro={isPro} reload={reload} />
      {isPro && (
        <ConfirmedAction
          className="self-start"
          label={words.endPro}
          title={`${words.endPro}?`}
          text={words.endProText}
          busy={words.savingPro}
          action={end}
          failed={words.proNotSaved}
        />
      )}
      <ChangeCredits person={person} credits={credits} reload={reload} />
    </CardSection>
  );
}

interface ProFormProps {
  userId: string;
  isPro: boolean;
  reload(): Promise<void>;
}

const lastDay = (end: string) => new Date(Date.parse(end) - 1);

const proForm = z.pipe(
  z.transform(
    ({ until }: { until: string }): z.input<typeof proBody> => ({
      isPro: true,
      ...(until !== '' && { until: endOfDay(until) }),
    }),
  ),
  proBody,
);

function ProForm({ userId, isPro, reload }: ProFormProps) {
  const form = useContractForm({
    schema: proForm,
    defaults: { until: '' },
    async send(body) {
      await call(setPro, { params: { userId }, body });
      await reload();
      form.reset();
      toast({ title: words.proSaved, kind: 'good' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-44 flex-1">
          <TextField
            form={form}
            name="until"
            label={words.proEnd}
            hint={words.proEndHint}
            type="date"
            min={localMinute(serverNow()).slice(0, 10)}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          size="large"
          busy={form.formState.isSubmitting ? words.savingPro : undefined}
        >
          {isPro ? words.changePro : words.makePro}
        </Button>
      </div>
      <FormFailure failure={form.failure} />
    </form>
  );
}
