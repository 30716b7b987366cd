import { TextInput } from '../../components/inputs.tsx';
import { FormField } from './form-field.tsx';
import { localMinute } from './local-minute.ts';

/** When the fish came out of the water. */
export function CaughtField({ label, hint }: { label: string; hint: string }) {
  return (
    <FormField name="caughtDate" label={label} hint={hint}>
      {(control) => <TextInput {...control} type="datetime-local" max={localMinute(Date.now())} />}
    </FormField>
  );
}
