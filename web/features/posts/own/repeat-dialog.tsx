import { useState } from 'react';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import type { OwnPledge } from '#shared/posts/pledges/schemas.ts';
import { createPledgeSeries, listPledgeSeries } from '#shared/posts/pledges/series-endpoints.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/posts/pledge-series.ts';
import { repeat } from '#words/series/repeating.ts';
import { BoundField, FormErrors, TextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { ErrorState, Skeleton } from '../../../components/states.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { LastDayField, WeekdaysField } from '../../../parts/series/week-fields.tsx';
import { formOf, repeatOf } from './repeat-form.ts';

interface RepeatDialogProps {
  pledgeId: string;
  species: string;
  onClose(): void;
}

/** Repeats a pledge every week. */
export default function RepeatDialog({ pledgeId, species, onClose }: RepeatDialogProps) {
  const { data, error, mutate } = useEndpoint(getMyPledge, { params: { pledgeId } });
  return (
    <Dialog onClose={onClose} title={words.repeatTitle(species)}>
      {data && <RepeatPledge pledge={data} onClose={onClose} />}
      {!data && error && <ErrorState words={words.pledgeNotLoaded} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton className="h-80" />}
    </Dialog>
  );
}

function RepeatPledge({ pledge, onClose }: { pledge: OwnPledge; onClose(): void }) {
  const [schema] = useState(() => repeatOf(pledge.id));
  const series = useEndpoint(listPledgeSeries, {});
  const form = useContractForm({
    schema,
    defaults: formOf(pledge, serverNow()),
    creates: `pledge-series.${pledge.id}`,
    async send(body, idempotencyKey) {
      await call(createPledgeSeries, { body, idempotencyKey });
      toast({ title: words.repeats, kind: 'good' });
      onClose();
      await series.mutate();
    },
  });
  return (
    <DialogForm form={form} submit={repeat} busy={saving} onCancel={onClose}>
      <p>{words.repeatText}</p>
      {pledge.handling.storage !== 'frozen' && <p className="text-sm text-muted">{words.freshHint}</p>}
      <FormErrors form={form} />
      <TextField form={form} name="mealsPledged" label={words.meals} inputMode="numeric" autoComplete="off" />
      <WeekdaysField
        id={form.idOf('weekdays')}
        value={form.watch('weekdays')}
        error={form.errorOf('weekdays')}
        onChange={(weekdays) => form.setValue('weekdays', weekdays, { shouldValidate: true })}
      />
      <div className="pair items-start gap-3">
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <BoundField key={name} form={form} name={name} label={words.pickupTime[name]}>
            {(control) => <TextInput {...control} type="time" className="[contain:inline-size]" />}
          </BoundField>
        ))}
      </div>
      <LastDayField form={form} name="until" />
    </DialogForm>
  );
}
