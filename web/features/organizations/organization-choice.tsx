import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import type { Me } from '../../lib/session/session.tsx';

interface OrganizationChoiceProps extends Pick<Me, 'organizations'> {
  label: string;
  chosen: string;
  onChoose(id: string): void;
}

/** Lets a member of several organizations choose the one that the page is about. */
export function OrganizationChoice({ organizations, label, chosen, onChoose }: OrganizationChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="max-w-form"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={organizations.map(({ id, name }) => [id, name])}
        />
      )}
    </Field>
  );
}
