import { useState } from 'react';
import { getMyLanding, updateLanding } from '#shared/landings/endpoints.ts';
import type { OwnLanding } from '#shared/landings/schemas.ts';
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
import { announcement, formOfLanding } from './landing-form.ts';

interface ChangeFormProps {
  landing: OwnLanding;
  place: string;
  onDone(): void;
}

/** The form of an announced landing. */
export function ChangeForm({ landing, place, onDone }: ChangeFormProps) {
  const [schema] = useState(() => announcement(serverNow));
  // A later version that this form has not seen is a conflict.
  const [{ id: landingId, version }] = useState(landing);
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema,
    defaults: formOfLanding(landing),
    async send({ kind, body }) {
      if (kind !== 'landing') return;
      await call(updateLanding, { params: { landingId }, body: { ...body, version } });
      invalidate('landing', [getMyLanding]);
      toast({ title: words.changed, kind: 'good' });
      onDone();
    },
  });
  return (
    <FormFrame
      title={words.editTitle}
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
      <AnnounceFields form={form} place={place} />
    </FormFrame>
  );
}
