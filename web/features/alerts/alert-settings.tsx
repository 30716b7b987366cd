import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { getAlertSettings, setAlertSettings } from '#shared/alerts/endpoints.ts';
import {
  ALERT_REASONS,
  type AlertSettingsBody,
  alertSettingsBody,
  type AlertSettings as Settings,
} from '#shared/alerts/schemas.ts';
import { reasons } from '#words/alerts/emails.ts';
import * as words from '#words/alerts/settings.ts';
import { hourOfDay } from '#words/general/dates.ts';
import { saving } from '#words/general/form.ts';
import { ButtonLink } from '../../components/button.tsx';
import { FormErrors, NumberField, SelectField } from '../../components/forms/bound-fields.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { ALERTS_HASH, PATHS } from '../../lib/navigation/paths.ts';
import { hasOrganization, useMe } from '../../lib/session/session.tsx';
import { LevelChoice } from '../../parts/alerts/level-choice.tsx';

/** How often the person gets alerts for each reason, and at which hours. */
export function AlertSettings() {
  const settings = useEndpoint(getAlertSettings, {});
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = settings.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the link is followed
  useEffect(() => {
    if (hash === ALERTS_HASH && isLoaded) heading.current?.focus();
  }, [hash, key, isLoaded]);
  return (
    <Section
      title={words.title}
      headingRef={heading}
      action={
        <ButtonLink to={PATHS.alerts} variant="quiet" className="-mx-4">
          {words.seeAlerts}
        </ButtonLink>
      }
    >
      <p className="max-w-read text-muted">{words.lead}</p>
      <Read of={settings} failed={words.notLoaded}>
        {(data) => <SettingsForm settings={data} onSaved={(saved) => settings.mutate(saved, false)} />}
      </Read>
    </Section>
  );
}

interface SettingsFormProps {
  settings: Settings;
  onSaved(settings: Settings): unknown;
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const isMember = hasOrganization(useMe());
  const form = useContractForm({
    schema: SCHEMA,
    defaults: valuesOf(settings),
    async send(body: AlertSettingsBody) {
      await onSaved(await call(setAlertSettings, { body }));
      toast({ title: words.saved, kind: 'good' });
    },
  });
  const hours = HOURS.map((hour) => [String(hour), hourOfDay(hour)] as const);
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-6 rounded-card border border-line bg-raised p-4 md:p-5"
    >
      <FormErrors form={form} />
      <div className="grid items-end gap-5 lg:grid-cols-2">
        {ALERT_REASONS.filter((reason) => reason !== 'meals' || isMember).map((reason) => (
          <LevelChoice
            key={reason}
            legend={reasons[reason]}
            hint={reason === 'search' ? words.searchHint : undefined}
            input={form.register(`levels.${reason}`)}
          />
        ))}
      </div>
      {isMember && <NumberField form={form} name="mealsAtLeast" label={words.mealsAtLeast} />}
      <div className="grid max-w-form gap-5">
        <SelectField
          form={form}
          name="digestHour"
          label={words.digestHour}
          hint={words.digestHint(settings.timeZone)}
          options={hours}
        />
        <div>
          <Checkbox label={words.quiet} {...form.register('isQuiet')} />
          <p className="text-sm text-muted">{words.quietHint}</p>
        </div>
        {form.watch('isQuiet') && (
          <div className="pair gap-5">
            <SelectField form={form} name="quiet.from" label={words.from} options={hours} />
            <SelectField form={form} name="quiet.until" label={words.until} options={hours} />
          </div>
        )}
      </div>
      <div className="grid justify-items-start gap-3">
        <PageFormFoot form={form} submit={words.save} busy={saving} />
      </div>
    </form>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Offered to somebody who had no quiet hours. */
const NIGHT = { from: 21, until: 7 };

const valuesOf = ({ levels, digestHour, quiet, mealsAtLeast }: Settings) => ({
  levels,
  digestHour: String(digestHour),
  isQuiet: quiet !== undefined,
  quiet: { from: String((quiet ?? NIGHT).from), until: String((quiet ?? NIGHT).until) },
  mealsAtLeast,
});

const SCHEMA = z.pipe(
  z.transform(({ isQuiet, quiet, digestHour, ...others }: ReturnType<typeof valuesOf>) => ({
    ...others,
    digestHour: Number(digestHour),
    ...(isQuiet && { quiet: { from: Number(quiet.from), until: Number(quiet.until) } }),
  })),
  alertSettingsBody,
);
