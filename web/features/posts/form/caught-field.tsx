import { FormField } from './form-field.tsx';
import { PastTimeInput } from './past-time-input.tsx';

/** When the fish came out of the water. */
export function CaughtField({ label, hint }: { label: string; hint: string }) {
  return (
    <FormField name="caughtDate" label={label} hint={hint}>
      {(control) => <PastTimeInput {...control} />}
    </FormField>
  );
}
