import { Controller, type Path } from 'react-hook-form';
import { FEATURES } from '#shared/features.ts';
import { BANNER_LENGTH } from '#shared/limits.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { BANNER_TONES } from '#shared/site/schemas.ts';
import { coastalCommunities } from '#words/app/navigation.ts';
import * as words from '#words/site/settings.ts';
import { Field } from '../../components/forms/field.tsx';
import { Select, TextArea, TextInput } from '../../components/forms/inputs.tsx';
import { CheckCards } from '../../components/forms/radio-cards.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { Section } from '../../components/section.tsx';
import type { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { FormValues } from './form-values.ts';

type Form = ReturnType<typeof useContractForm<FormValues, SiteSettings>>;

/** Lines of the address share one field. */
export const idOf = (path: string) => `site-${path.replace(/^(contact\.address)\.\d+$/, '$1')}`;

interface TextField {
  name: Path<FormValues>;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
}

function Texts({ form: { register, errorOf }, fields }: { form: Form; fields: readonly TextField[] }) {
  return fields.map(({ name, label, hint, type = 'text' }) => (
    <Field key={name} id={idOf(name)} label={label} hint={hint} error={errorOf(name)}>
      {(control) => <TextInput {...register(name)} {...control} type={type} autoComplete="off" />}
    </Field>
  ));
}

const NAME = [{ name: 'contact.name', label: words.name, hint: words.nameHint(coastalCommunities) }] as const;
const REACHED = [
  { name: 'contact.phone', label: words.phone, type: 'tel' },
  { name: 'contact.email', label: words.email, type: 'email' },
  { name: 'contact.social.name', label: words.social },
  { name: 'contact.social.url', label: words.socialUrl, hint: words.socialUrlHint, type: 'url' },
] as const;

export function ContactFields({ form }: { form: Form }) {
  const { register, errorOf, issues } = form;
  const ofLine = issues.find(({ path }) => path.startsWith('contact.address.'));
  return (
    <Section title={words.contact}>
      <p className="text-muted">{words.contactLead}</p>
      <Texts form={form} fields={NAME} />
      <Field
        id={idOf('contact.address')}
        label={words.address}
        hint={words.addressHint}
        error={errorOf('contact.address') ?? ofLine?.message}
      >
        {(control) => <TextArea {...register('contact.address')} {...control} rows={3} />}
      </Field>
      <Texts form={form} fields={REACHED} />
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
  const { register, errorOf, watch } = form;
  return (
    <Section title={words.banner}>
      <p className="text-muted">{words.bannerLead}</p>
      <Field id={idOf('banner.text')} label={words.bannerText} error={errorOf('banner.text')}>
        {(control) => (
          <TextArea
            {...register('banner.text')}
            {...control}
            rows={2}
            limit={BANNER_LENGTH}
            length={watch('banner.text').length}
          />
        )}
      </Field>
      <Texts form={form} fields={LINK} />
      {TIMES.map(({ name, label, hint }) => (
        <Field key={name} id={idOf(name)} label={label} hint={hint} error={errorOf(name)}>
          {(control) => <TimeInput {...register(name)} {...control} />}
        </Field>
      ))}
      <Field id={idOf('banner.tone')} label={words.tone} error={errorOf('banner.tone')}>
        {(control) => (
          <Select {...register('banner.tone')} {...control}>
            {BANNER_TONES.map((tone) => (
              <option key={tone} value={tone}>
                {words.tones[tone]}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
