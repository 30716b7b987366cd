import { shareOf } from '#shared/claims/rules.ts';
import { FRESH_HOURS } from '#shared/limits.ts';
import type { LimitSettings } from '#shared/site/rules-schemas.ts';
import { newPledgeHint } from '#words/claims/claim-pages.ts';
import { tooManyOpen } from '#words/claims/claims.ts';
import { noShowText } from '#words/claims/handover.ts';
import { tooOldForFresh } from '#words/posts/rules.ts';
import * as words from '#words/site/limit-settings.ts';
import { FormErrors, TextField } from '../../components/forms/bound-fields.tsx';
import { Section } from '../../components/section.tsx';
import { Bullets } from '../../components/text/prose.tsx';
import { issuesBy } from '../../lib/forms/form-rules.ts';
import {
  FAIR,
  FRESH,
  type LimitValues,
  limitForm,
  limitsBetween,
  readLimits,
  SIGN_UPS,
  valuesOf,
} from './limit-values.ts';
import { RuleFields } from './rule-fields.tsx';
import { SettingsFoot } from './settings-foot.tsx';
import { type SettingsForm, type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

type Form = SettingsForm<LimitValues, LimitSettings>;

export function LimitForm(props: SettingsFormProps<LimitSettings>) {
  const form = useSettingsForm<LimitValues, LimitSettings>({ schema: limitForm, valuesOf, ...props });
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className="@container grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] [&_:is(input,select,textarea)]:scroll-mb-24"
    >
      <div className="flex flex-col gap-8">
        <FormErrors form={form} />
        <p className="max-w-form text-muted">{words.lead(FRESH_HOURS.max)}</p>
        <Section title={words.foodSafety}>
          <Numbers form={form} fields={[FRESH]} />
          <Sources />
        </Section>
        <Section title={words.fairness}>
          <Numbers form={form} fields={FAIR} />
          <p className="text-sm text-muted">{words.capacity}</p>
        </Section>
        <RuleFields form={form} />
        <Section title={words.signUps}>
          <Numbers form={form} fields={[SIGN_UPS]} />
        </Section>
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <Preview values={form.watch()} />
      </div>
      <SettingsFoot form={form} differencesBetween={limitsBetween} />
    </form>
  );
}

function Numbers({ form, fields }: { form: Form; fields: readonly (typeof FAIR)[number][] }) {
  return fields.map(({ path, label, hint }) => (
    <TextField
      key={path}
      form={form}
      name={path}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      className="max-w-40"
    />
  ));
}

function Sources() {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>{words.sources.freshness}</p>
      <p>{words.sources.histamine}</p>
    </div>
  );
}

/** The number of meals of the pledge in the example. */
const EXAMPLE = 20;

/** Sentences from elsewhere on the site, with these numbers. */
function Preview({ values }: { values: LimitValues }) {
  const sentences = sentencesOf(values);
  return (
    <Section title={words.preview}>
      {sentences.length > 0 ? (
        <Bullets items={sentences} />
      ) : (
        <p className="text-muted">{words.previewWhenRight}</p>
      )}
    </Section>
  );
}

const issuesOf = issuesBy(limitForm);

/** The sentences whose numbers are valid. */
function sentencesOf(values: LimitValues): string[] {
  const { freshHours, fairness } = readLimits(values);
  const { maxOpenClaims, newPledgeMinutes, newPledgePercent, noShows, noShowDays } = fairness;
  const wrong = issuesOf(values).map(({ path }) => path.replace('fairness.', ''));
  const sentences: [string, ...(keyof typeof words.fields)[]][] = [
    [tooOldForFresh(freshHours), 'freshHours'],
    [tooManyOpen(maxOpenClaims), 'maxOpenClaims'],
    [newPledgeHint(newPledgePercent, shareOf(EXAMPLE, fairness)), 'newPledgeMinutes', 'newPledgePercent'],
    [noShowText(EXAMPLE, noShows, noShowDays), 'noShows', 'noShowDays'],
  ];
  return sentences
    .filter(([, ...fields]) => !fields.some((field) => wrong.includes(field)))
    .filter(([, ...fields]) => newPledgeMinutes > 0 || !fields.includes('newPledgeMinutes'))
    .map(([sentence]) => sentence);
}
