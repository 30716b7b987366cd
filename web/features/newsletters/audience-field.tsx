import { useState } from 'react';
import { FLAVOURS } from '#shared/flavours.ts';
import { AUDIENCE_ROLES, type Audience, isAudience, toPerson } from '#shared/newsletters/audience.ts';
import { findMailRecipients } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PeopleFinder } from '../../parts/people/person-search.tsx';

/** In the list of audiences: somebody who is yet to be found. */
const ONE = 'one';

interface AudienceFieldProps {
  onChange(audience: Audience | undefined): void;
  error: string | undefined;
}

/** Whom the email goes to: a role, the people of one site, or one person. */
export function AudienceField({ onChange, error }: AudienceFieldProps) {
  const [chosen, setChosen] = useState('');
  const choose = (value: string) => {
    setChosen(value);
    onChange(isAudience(value) ? value : undefined);
  };
  return (
    <div className="grid gap-3">
      <Field label={words.audience} error={error}>
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => choose(target.value)}>
            <option value="">{words.choose}</option>
            <optgroup label={words.groups.sites}>
              {FLAVOURS.map((flavour) => (
                <option key={flavour} value={`flavour.${flavour}`}>
                  {words.sites[flavour]}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.groups.roles}>
              {AUDIENCE_ROLES.map((role) => (
                <option key={role} value={`role.${role}`}>
                  {words.roles[role]}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.groups.one}>
              <option value={ONE}>{words.onePerson}</option>
            </optgroup>
          </Select>
        )}
      </Field>
      {chosen === ONE && <OnePerson onChange={onChange} />}
    </div>
  );
}

function OnePerson({ onChange }: Pick<AudienceFieldProps, 'onChange'>) {
  const [name, setName] = useState<string>();
  const [q, setQ] = useState<string>();
  const [isAnother, setAnother] = useState(false);
  const { data, error } = useEndpoint(findMailRecipients, q === undefined ? undefined : { query: { q } });
  if (name !== undefined) {
    const again = () => {
      setName(undefined);
      setAnother(true);
      onChange(undefined);
    };
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="wrap-anywhere">{words.toPerson(name)}</strong>
        <Button variant="secondary" autoFocus onClick={again}>
          {words.anotherPerson}
        </Button>
      </p>
    );
  }
  return (
    <PeopleFinder
      label={words.findPerson}
      hint={words.findPersonHint}
      autoFocus={isAnother}
      q={q}
      onSearch={setQ}
      found={data?.items}
      hasFailed={error !== undefined}
      onPerson={(person) => {
        setName(person.name);
        onChange(toPerson(person.userId));
      }}
    />
  );
}
