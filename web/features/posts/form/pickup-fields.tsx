import { useFormContext } from 'react-hook-form';
import { availableUntil } from '#shared/posts/pledges/rules.ts';
import * as words from '#words/posts/posting.ts';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { FormField } from './form-field.tsx';
import { PickupTimes } from './pickup-times.tsx';
import type { PostForm } from './post-form.ts';

/** Where and when an organization can pick up the meals. */
export function PickupFields() {
  return (
    <FormSection title={words.pickup}>
      <p className="-mt-4 text-muted">{words.pickupLead}</p>
      <FormField name="pickupPlace" label={words.pickupPlace} hint={words.pickupPlaceHint} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <PledgeTimes />
    </FormSection>
  );
}

function PledgeTimes() {
  const { watch } = useFormContext<PostForm>();
  const { freshHours } = useSiteRules();
  const caughtAt = Date.parse(watch('caughtDate'));
  const freshUntil = Number.isNaN(caughtAt)
    ? undefined
    : availableUntil({ storage: watch('storage'), caughtAt }, freshHours);
  return <PickupTimes legend={words.pickupTimes} freshUntil={freshUntil} />;
}
