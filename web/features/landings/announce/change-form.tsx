import { type ReactNode, useState } from 'react';
import { getMyLanding, updateLanding } from '#shared/landings/endpoints.ts';
import type { OwnLanding } from '#shared/landings/schemas.ts';
import type { LandingSeries } from '#shared/landings/series.ts';
import { updateLandingSeries } from '#shared/landings/series-endpoints.ts';
import * as words from '#words/landings/announcing.ts';
import { Button } from '../../../components/button.tsx';
import { FormErrors } from '../../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../../components/forms/form-foot.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { AnnounceFields } from './announce-fields.tsx';
import { FormFrame } from './form-frame.tsx';
import {
  type Announcement,
  announcement,
  formOfLanding,
  formOfSeries,
  type LandingForm,
} from './landing-form.ts';
import { WeekFields } from './repeat-fields.tsx';

interface ChangeFormProps {
  landing: OwnLanding;
  place: string;
  onDone(): void;
}

/** The form of an announced landing. */
export function ChangeForm({ landing, place, onDone }: ChangeFormProps) {
  // A later version that this form has not seen is a conflict.
  const [{ id: landingId, version }] = useState(landing);
  const invalidate = useInvalidate();
  const form = useAnnounced(formOfLanding(landing), async ({ kind, body }) => {
    if (kind !== 'landing') return;
    await call(updateLanding, { params: { landingId }, body: { ...body, version } });
    invalidate('landing', [getMyLanding]);
    toast({ title: words.changed, kind: 'good' });
    onDone();
  });
  return (
    <Changing form={form} title={words.editTitle}>
      <AnnounceFields form={form} place={place} />
    </Changing>
  );
}

interface ChangeSeriesFormProps extends Omit<ChangeFormProps, 'landing'> {
  series: LandingSeries;
}

/** The form of landings that repeat. Those that are announced have forms of their own. */
export function ChangeSeriesForm({ series, place, onDone }: ChangeSeriesFormProps) {
  const [{ id: seriesId, version }] = useState(series);
  const invalidate = useInvalidate();
  const form = useAnnounced(formOfSeries(series), async ({ kind, body }) => {
    if (kind !== 'series') return;
    await call(updateLandingSeries, { params: { seriesId }, body: { ...body, version } });
    invalidate('landing');
    toast({ title: words.seriesChanged, kind: 'good' });
    onDone();
  });
  return (
    <Changing form={form} title={words.editSeriesTitle} lead={words.editSeriesLead}>
      <AnnounceFields form={form} place={place} repeat={<WeekFields form={form} />} />
    </Changing>
  );
}

function useAnnounced(defaults: LandingForm, send: (sent: Announcement) => Promise<void>) {
  const [schema] = useState(() => announcement(serverNow));
  return useContractForm({ schema, defaults, send });
}

interface ChangingProps {
  form: ReturnType<typeof useAnnounced>;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Changing({ form, children, ...head }: ChangingProps) {
  return (
    <FormFrame
      {...head}
      onSubmit={form.submit}
      foot={
        <>
          <FormFailure failure={form.failure} />
          <Button
            type="submit"
            size="large"
            wide
            busy={form.formState.isSubmitting ? words.saving : undefined}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <FormErrors form={form} />
      {children}
    </FormFrame>
  );
}
