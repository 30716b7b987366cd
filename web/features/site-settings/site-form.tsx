import { useCallback, useEffect, useRef, useState } from 'react';
import type { Flavour } from '#shared/flavours.ts';
import { setSiteSettings } from '#shared/site/endpoints.ts';
import type { SiteSettings, SiteVersion } from '#shared/site/schemas.ts';
import { saving } from '#words/form.ts';
import * as words from '#words/site-settings.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { FormFoot } from '../../components/form-foot.tsx';
import { toast } from '../../components/toast.tsx';
import { ApiError, call } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { type FormValues, settingsForm, settingsIn, valuesOf } from './form-values.ts';
import { Preview } from './preview.tsx';
import { BannerFields, ContactFields, FeatureFields, idOf } from './site-fields.tsx';

interface SiteFormProps {
  flavour: Flavour;
  /** As it is now, as far as this page knows. */
  present: SiteVersion;
  /** Reads the settings anew. */
  onSaved(): Promise<void>;
}

/** All settings of one face. Somebody else's save in between is shown, and what was typed stays. */
export function SiteForm({ flavour, present, onSaved }: SiteFormProps) {
  // What was typed was made from this version, also when a newer one is known by now.
  const base = useRef(present);
  const [conflict, setConflict] = useState<SiteVersion>();
  const form = useContractForm<FormValues, SiteSettings>({
    schema: settingsForm,
    defaults: valuesOf(present),
    send: async (settings) => {
      try {
        const body = { ...settings, flavour, version: base.current.version };
        begin(await call(setSiteSettings, { body }));
        await onSaved();
        toast({ title: words.saved, description: words.savedText, kind: 'good' });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        await onSaved();
        setConflict(base.current);
      }
    },
  });
  const { reset } = form;
  const begin = useCallback(
    (version: SiteVersion) => {
      base.current = version;
      setConflict(undefined);
      reset(valuesOf(version));
    },
    [reset],
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    // An earlier version was taken below, or somebody else saved while nothing was typed here.
    if (present.version > base.current.version && !isDirty) begin(present);
  }, [present, isDirty, begin]);
  const values = form.watch();
  return (
    <form onSubmit={form.submit} noValidate className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-8">
        <ErrorSummary issues={form.issues} idOf={idOf} />
        <ContactFields form={form} />
        <BannerFields form={form} />
        <FeatureFields form={form} />
      </div>
      <div className="flex flex-col gap-5 lg:sticky lg:top-24 lg:self-start">
        <Preview flavour={flavour} settings={settingsIn(values) ?? present} />
        {conflict && (
          <ConflictNotice
            base={conflict}
            theirs={present}
            onSaveMine={() => {
              base.current = present;
              return form.submit();
            }}
            onTakeTheirs={() => begin(present)}
          />
        )}
        <FormFoot failure={form.failure}>
          <Button type="submit" size="large" busy={form.formState.isSubmitting ? saving : undefined}>
            {words.save}
          </Button>
        </FormFoot>
      </div>
    </form>
  );
}
