import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { getSiteSettings, listSiteVersions, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { siteNames } from '#words/general/sites.ts';
import * as words from '#words/site/settings.ts';
import { FormErrors } from '../../components/forms/bound-fields.tsx';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { useLeaving } from '../../components/forms/use-leaving.tsx';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { type FormValues, settingsForm, settingsIn, valuesOf } from './form-values.ts';
import { Preview } from './preview.tsx';
import { differencesBetween } from './settings-facts.ts';
import { SettingsFoot } from './settings-foot.tsx';
import { BannerFields, ContactFields, FeatureFields, fieldOf } from './site-fields.tsx';
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.ts';
import { VersionHistory } from './version-history.tsx';

const FACES = FLAVOURS.map((value) => ({ value, label: siteNames[value] }));
const BEGINNING: SiteSettings = { contact: {}, switchedOff: [] };

/** The contact details, announcement and parts of each site. */
export default function SiteSection() {
  const [params, setParams] = useSearchParams();
  const flavour = FLAVOURS.find((each) => each === params.get('face')) ?? FLAVOUR;
  const settings = useEndpoint(getSiteSettings, {});
  const leaving = useLeaving(words.leaveText);
  const list = useEndpointList(listSiteVersions, { query: { flavour } }, { isChangedElsewhere: true });
  const save = ({ contact, banner, switchedOff }: SiteSettings, version: number) =>
    call(setSiteSettings, { body: { contact, banner, switchedOff, flavour, version } });
  const onSaved = async () => void (await settings.mutate());
  return (
    <Read of={settings} failed={words.notLoaded}>
      {({ [flavour]: present }) => (
        <div className="flex flex-col gap-8">
          <ToggleGroup
            label={words.face}
            value={flavour}
            onChange={(face) =>
              leaving.ask(() => setParams(changeParams(params, { face }), { replace: true }))
            }
            options={FACES}
          />
          <Fragment key={flavour}>
            <SiteForm {...{ flavour, present, save, onSaved, leaving }} />
            <VersionHistory {...{ list, present, save, onSaved, differencesBetween }} beginning={BEGINNING} />
          </Fragment>
          {leaving.question}
        </div>
      )}
    </Read>
  );
}

/** All settings of one site. */
function SiteForm({ flavour, ...props }: SettingsFormProps<SiteSettings> & { flavour: Flavour }) {
  const form = useSettingsForm<FormValues, SiteSettings>({ schema: settingsForm, valuesOf, ...props });
  const values = form.watch();
  return (
    <form
      onSubmit={form.submit}
      noValidate
      className="@container grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] [&_:is(input,select,textarea)]:scroll-mb-24"
    >
      <div className="flex flex-col gap-8">
        <FormErrors form={form} fieldOf={fieldOf} />
        <ContactFields form={form} />
        <BannerFields form={form} />
        <FeatureFields form={form} />
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <Preview flavour={flavour} settings={settingsIn(values)} />
      </div>
      <SettingsFoot form={form} differencesBetween={differencesBetween} />
    </form>
  );
}
