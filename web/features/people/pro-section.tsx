import { type FormEvent, useState } from 'react';
import { setPro } from '#shared/admin/endpoints.ts';
import { longDate } from '#words/dates.ts';
import * as words from '#words/people.ts';
import { Button } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/inputs.tsx';
import { Section } from '../../components/section.tsx';
import { toast } from '../../components/toast.tsx';
import { aDayLater } from '../../lib/a-day-later.ts';
import { call, messageOf } from '../../lib/api-client.ts';
import { localMinute } from '../../lib/local-minute.ts';
import { Card } from './card.tsx';
import { ConfirmedAction } from './confirmed-action.tsx';
import { GrantCredits } from './grant-credits.tsx';
import type { PersonProps } from './person-props.ts';

/** Whether a fisherman is Pro, and the credits they have. */
export function ProSection({ person, reload }: PersonProps) {
  const { userId, profiles } = person;
  const fisherman = profiles.find(({ profileType }) => profileType === 'fisherman');
  if (!fisherman) return null;
  const { isPro, proUntil, credits = 0 } = fisherman;
  const until = proUntil === undefined ? words.isPro : words.isProUntil(longDate(new Date(proUntil)));
  const end = async () => {
    await call(setPro, { params: { userId }, body: { isPro: false } });
    await reload();
  };
  return (
    <Section title={words.proTitle}>
      <Card>
        <Facts
          facts={[
            [words.pro, isPro ? until : words.notPro],
            [words.credits, String(credits)],
          ]}
        />
        <ProForm key={proUntil ?? String(isPro)} userId={userId} isPro={isPro} reload={reload} />
        {isPro && (
          <ConfirmedAction
            label={words.endPro}
            title={`${words.endPro}?`}
            text={words.endProText}
            busy={words.savingPro}
            act={end}
            done={{ title: words.proSaved }}
            failed={words.proNotSaved}
          />
        )}
        <GrantCredits userId={userId} reload={reload} />
      </Card>
    </Section>
  );
}

interface ProFormProps {
  userId: string;
  isPro: boolean;
  reload(): Promise<void>;
}

/** A day is meant as a whole: it ends with it. */
const endOf = (day: string) => new Date(aDayLater(Date.parse(`${day}T00:00`))).toISOString();

function ProForm({ userId, isPro, reload }: ProFormProps) {
  const [day, setDay] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const body = { isPro: true, ...(day !== '' && { until: endOf(day) }) };
      await call(setPro, { params: { userId }, body });
      await reload();
      toast({ title: words.proSaved, kind: 'good' });
    } catch (error) {
      toast({ title: words.proNotSaved, description: messageOf(error), kind: 'bad' });
    }
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-44 flex-1">
        <Field label={words.proEnd} hint={words.proEndHint}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={localMinute(Date.now()).slice(0, 10)}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" size="large" busy={isBusy ? words.savingPro : undefined}>
        {isPro ? words.changePro : words.makePro}
      </Button>
    </form>
  );
}
