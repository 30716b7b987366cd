import { useFormContext } from 'react-hook-form';
import { offeredUntil } from '#shared/posts/catches/rules.ts';
import * as words from '#words/posts/reserving.ts';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { useParts } from '../../../lib/site/site.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { FormRadios } from './form-field.tsx';
import { PickupTimes } from './pickup-times.tsx';
import type { PostForm } from './post-form.ts';

const MODES = (['none', 'at_once', 'on_request'] as const).map((value) => ({ value, ...words.modes[value] }));

/** Whether buyers can reserve part of a counted catch, and when they can come for it. */
export function ReservingFields() {
  const { watch } = useFormContext<PostForm>();
  const { freshHours } = useSiteRules();
  const isOffered = useParts().isOn('reservations');
  const [stockUnit, reserving, condition, caughtDate] = watch([
    'stockUnit',
    'reserving',
    'condition',
    'caughtDate',
  ]);
  if (stockUnit === '' || !(isOffered || reserving !== 'none')) return null;
  const caughtAt = Date.parse(caughtDate);
  const freshUntil = Number.isNaN(caughtAt) ? undefined : offeredUntil({ condition, caughtAt, freshHours });
  return (
    <FormSection title={words.title}>
      <FormRadios name="reserving" legend={words.letReserve} hint={words.letReserveHint} options={MODES} />
      {reserving !== 'none' && <PickupTimes legend={words.pickupTimes} freshUntil={freshUntil} />}
    </FormSection>
  );
}
