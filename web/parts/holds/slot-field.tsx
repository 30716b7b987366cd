import type { PickupSlot } from '#shared/posts/pledges/pickup.ts';
import { timeSpan } from '#words/general/dates.ts';
import { RadioCards } from '../../components/forms/radio-cards.tsx';

/** A form with a pickup time, whose start and end share one field. */
export interface SlotForm {
  watch(name: 'pickupStart' | 'pickupEnd'): string;
  setValue(name: 'pickupStart' | 'pickupEnd', value: string, options?: { shouldValidate?: boolean }): void;
  errorOf(name: 'pickupStart' | 'pickupEnd'): string | undefined;
  idOf(path: string): string;
  formState: { isSubmitted: boolean };
}

/** The field of a form's issue, for the list of errors. */
export const fieldOfSlot = (path: string): string => (path === 'pickupEnd' ? 'pickupStart' : path);

/** The value, error and change of a form's pickup time, for a field of its own. */
export const slotOf = (form: SlotForm) => ({
  value: { start: form.watch('pickupStart'), end: form.watch('pickupEnd') },
  id: form.idOf('pickupStart'),
  error: form.errorOf('pickupStart') ?? form.errorOf('pickupEnd'),
  onChange({ start, end }: PickupSlot) {
    form.setValue('pickupStart', start);
    form.setValue('pickupEnd', end, { shouldValidate: form.formState.isSubmitted });
  },
});

const nameOf = ({ start, end }: PickupSlot) => `${start}/${end}`;

interface SlotFieldProps {
  form: SlotForm;
  legend: string;
  slots: readonly PickupSlot[];
}

/** A choice of one of the fisherman's pickup times. */
export function SlotField({ form, legend, slots }: SlotFieldProps) {
  const { value, id, error, onChange } = slotOf(form);
  return (
    <RadioCards
      legend={legend}
      name="slot"
      id={id}
      value={nameOf(value)}
      options={slots.map((slot) => ({
        value: nameOf(slot),
        label: timeSpan(new Date(slot.start), new Date(slot.end)),
      }))}
      onChange={(name) => {
        const chosen = slots.find((slot) => nameOf(slot) === name);
        if (chosen) onChange(chosen);
      }}
      error={error}
    />
  );
}
