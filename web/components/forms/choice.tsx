import { Field } from './field.tsx';
import { Select } from './inputs.tsx';
import { useShown } from './use-shown.ts';

interface ChoiceProps {
  label: string;
  /** The name of its query parameter. */
  name: string;
  /** The text of the empty choice. */
  any: string;
  hint?: string;
  options: Readonly<Record<string, string>>;
  value: string | undefined;
  onChange(value: string): void;
}

/** A filter with at most one value, which takes effect immediately. */
export function Choice({ label, hint, name, any, options, value = '', onChange }: ChoiceProps) {
  const [shown, show] = useShown(value);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={shown}
          onChange={({ target }) => {
            show(target.value);
            onChange(target.value);
          }}
          choose={any}
          options={Object.entries(options)}
        />
      )}
    </Field>
  );
}
