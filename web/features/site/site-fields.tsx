import { Controller } from 'react-hook-form';
import { FEATURES } from '#shared/feature-names.ts';
import { LANGUAGE_NAMES } from '#shared/languages.ts';
import { BANNER_LENGTH } from '#shared/limits.ts';
import { entriesOf } from '#shared/names-of.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { coastalCommunities } from '#words/app/navigation.ts';
import * as words from '#words/site/settings.ts';
import { BoundField, LongTextField, SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { Field } from '../../components/forms/field.tsx';
import { InOtherLanguages } from '../../components/forms/in-other-languages.tsx';
import { TextArea } from '../../components/forms/inputs.tsx';
import { CheckCards } from '../../components/forms/radio-cards.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { Section } from '../../components/section.tsx';
import type { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { FormValues } from './form-values.ts';

type Form = ReturnType<typeof useContractForm<FormValues, SiteSettings>>;

/** Lines of the address share one field. */
export const fieldOf = (path: string) => path.replace(/^(contact\.address)\.\d+$/, '$1');

const REACHED = [
  { name: 'contact.phone', label: words.phone, type: 'tel' },
  { name: 'contact.email', label: words.email, type: 'email' },
  { name: 'contact.social.name', label: words.social },
  { name: 'contact.social.url', label: words.socialUrl, hint: words.socialUrlHint, type: 'url' },
] as const;

export function ContactFields({ form }: { form: Form }) {
  const { register, errorOf, idOf, issues } = form;
  const ofLine = issues.find(({ path }) => path.startsWith('contact.address.'));
  return (
    <Section title={words.contact}>
      <p className="text-muted">{words.contactLead}</p>
      <TextField
        form={form}
        name="contact.name"
        label={words.name}
        hint={words.nameHint(coastalCommunities)}
        autoComplete="off"
      />
      <InOtherLanguages hasIssue={issues.some(({ path }) => path.startsWith('contact.names.'))}>
        {(language) => (
          <TextField
            form={form}
            name={`contact.names.${language}`}
            label={`${words.name} (${LANGUAGE_NAMES[language]})`}
            lang={language}
            autoComplete="off"
          />
        )}
      </InOtherLanguages>
      <Field
        id={idOf('contact.address')}
        label={words.address}
        hint={words.addressHint}
        error={errorOf('contact.address') ?? ofLine?.message}
      >
        {(control) => <TextArea {...register('contact.address')} {...control} rows={3} />}
      </Field>
      {REACHED.map((field) => (
        <TextField key={field.name} form={form} {...field} autoComplete="off" />
      ))}
    </Section>
  );
}

const LINK = [
  { name: 'banner.link.label', label: words.bannerLink },
  { name: 'banner.link.url', label: words.bannerUrl, hint: words.bannerUrlHint },
] as const;
const TIMES = [
  { name: 'banner.from', label: words.from, hint: words.fromHint },
  { name: 'banner.until', label: words.until, hint: words.untilHint },
] as const;

export function BannerFields({ form }: { form: Form }) {
  return (
    <Section title={words.banner}>
      <p className="text-muted">{words.bannerLead}</p>
      <LongTextField form={form} name="banner.text" label={words.bannerText} rows={2} limit={BANNER_LENGTH} />
      {LINK.map((field) => (
        <TextField key={field.name} form={form} {...field} autoComplete="off" />
      ))}
      <InOtherLanguages hasIssue={form.issues.some(({ path }) => path.startsWith('banner.inLanguages.'))}>
        {(language) => (
          <div className="grid gap-4">
            <LongTextField
              form={form}
              name={`banner.inLanguages.${language}.text`}
              label={`${words.bannerText} (${LANGUAGE_NAMES[language]})`}
              lang={language}
              rows={2}
              limit={BANNER_LENGTH}
            />
            <TextField
              form={form}
              name={`banner.inLanguages.${language}.linkLabel`}
              label={`${words.bannerLink} (${LANGUAGE_NAMES[language]})`}
              lang={language}
              autoComplete="off"
            />
          </div>
        )}
      </InOtherLanguages>
      {TIMES.map((field) => (
        <BoundField key={field.name} form={form} {...field}>
          {(control) => <TimeInput {...control} />}
        </BoundField>
      ))}
      <SelectField form={form} name="banner.tone" label={words.tone} options={entriesOf(words.tones)} />
    </Section>
  );
}

const PARTS = FEATURES.map((value) => ({
  value,
  label: words.featureNames[value],
  hint: words.featureHints[value],
}));

export function FeatureFields({ form: { control } }: { form: Form }) {
  return (
    <Section title={words.features}>
      <p className="text-muted">{words.featuresLead}</p>
      <Controller
        control={control}
        name="switchedOff"
        render={({ field: { value: off, onChange } }) => (
          <CheckCards
            legend={words.featuresOn}
            value={FEATURES.filter((feature) => !off.includes(feature))}
            onChange={(on) => onChange(FEATURES.filter((feature) => !on.includes(feature)))}
            options={PARTS}
          />
        )}
      />
    </Section>
  );
}
