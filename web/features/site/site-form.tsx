import type { Flavour } from '#shared/flavours.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { FormErrors } from '../../components/forms/bound-fields.tsx';
import { type FormValues, settingsForm, settingsIn, valuesOf } from './form-values.ts';
import { Preview } from './preview.tsx';
import { differencesBetween } from './settings-facts.ts';
import { SettingsFoot } from './settings-foot.tsx';
import { BannerFields, ContactFields, FeatureFields, fieldOf } from './site-fields.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';

/** All settings of one face. */
export function SiteForm({ flavour, ...props }: SettingsFormProps<SiteSettings> & { flavour: Flavour }) {
  const form = useSettingsForm<FormValues, SiteSettings>({ schema: settingsForm, valuesOf, ...props });
  const values = form.watch();
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-8">
        <FormErrors form={form} fieldOf={fieldOf} />
        <ContactFields form={form} />
        <BannerFields form={form} />
        <FeatureFields form={form} />
      </div>
      <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
        <Preview flavour={flavour} settings={settingsIn(values) ?? form.present} />
        <SettingsFoot form={form} differencesBetween={differencesBetween} />
      </div>
    </form>
  );
}
