import { TextInput } from '../../components/inputs.tsx';
import { FormField } from './form-field.tsx';

/** As an `<input type="datetime-local">` writes it: the time of this place, to the minute. @param time milliseconds since the epoch */
export function localMinute(time: number): string {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** When the fish came out of the water. */
export function CaughtField({ label, hint }: { label: string; hint: string }) {
  return (
    <FormField name="caughtDate" label={label} hint={hint}>
      {(control) => <TextInput {...control} type="datetime-local" max={localMinute(Date.now())} />}
    </FormField>
  );
}
