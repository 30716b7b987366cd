import { useState } from 'react';
import { FLAVOURS } from '#shared/flavours.ts';
import {
  AUDIENCE_MILES,
  AUDIENCE_ROLES,
  type Audience,
  isAudience,
  isPlaced,
  near,
  surroundingsOf,
  toPerson,
} from '#shared/newsletters/audience.ts';
import { findMailRecipients } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PeopleFinder } from '../../parts/people/person-search.tsx';
import { PlaceInput } from '../../parts/places/place-input.tsx';
import type { Letter } from './mailing-draft.ts';

/** The option for one person, who is found in a next step. */
const ONE = 'one';

type Chosen = Pick<Letter, 'audience' | 'person'>;

interface AudienceFieldProps {
  initial: Chosen;
  onChange(chosen: Chosen): void;
  error: string | undefined;
}

/** The email's recipients: a role, the people or the subscribers of one site, everywhere or near a place, or one person. */
export function AudienceField({ initial, onChange, error }: AudienceFieldProps) {
  const [whom, setWhom] = useState(() => whomOf(initial));
  const choose = (value: string) => {
    setWhom(value);
    onChange({ audience: isAudience(value) ? value : undefined });
  };
  const wherever = isPlaced(whom);
  return (
    <div className="grid gap-3">
      <Field label={words.audience} error={wherever ? undefined : error}>
        {(control) => (
          <Select {...control} value={whom} onChange={({ target }) => choose(target.value)}>
            <option value="">{words.choose}</option>
            <optgroup label={words.groupsToChoose.sites}>
              {FLAVOURS.map((flavour) => (
                <option key={flavour} value={`flavour.${flavour}`}>
                  {words.accountsOf[flavour]}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.groupsToChoose.subscribers}>
              {FLAVOURS.map((flavour) => (
                <option key={flavour} value={`subscribers.${flavour}`}>
                  {words.subscribersOf[flavour]}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.groupsToChoose.roles}>
              {AUDIENCE_ROLES.map((role) => (
                <option key={role} value={`role.${role}`}>
                  {words.roles[role]}
                </option>
              ))}
            </optgroup>
            <optgroup label={words.groupsToChoose.one}>
              <option value={ONE}>{words.onePerson}</option>
            </optgroup>
          </Select>
        )}
      </Field>
      {wherever && (
        <WhereField
          key={whom}
          whom={whom}
          initial={initial.audience}
          onChange={(audience) => onChange({ audience })}
          error={error}
        />
      )}
      {whom === ONE && <OnePerson initial={initial.person} onChange={onChange} />}
    </div>
  );
}

function whomOf({ audience, person }: Chosen): string {
  if (person) return ONE;
  return (audience && surroundingsOf(audience)?.whom) ?? audience ?? '';
}

interface WhereFieldProps {
  whom: Parameters<typeof near>[0];
  initial: Audience | undefined;
  onChange(audience: Audience | undefined): void;
  error: string | undefined;
}

/** Everywhere, or near a town. */
function WhereField({ whom, initial, onChange, error }: WhereFieldProps) {
  const known = initial === undefined ? undefined : surroundingsOf(initial);
  const [miles, setMiles] = useState(known?.whom === whom ? known.miles : undefined);
  const [place, setPlace] = useState(known?.whom === whom ? known.place : '');
  const change = (within: typeof miles, town: string) => {
    setMiles(within);
    setPlace(town);
    if (within === undefined) return onChange(whom);
    onChange(town.trim() === '' ? undefined : near(whom, { miles: within, place: town.trim() }));
  };
  return (
    <>
      <Field label={words.where} error={miles === undefined ? error : undefined}>
        {(control) => (
          <Select
            {...control}
            value={miles ?? ''}
            onChange={({ target }) =>
              change(
                AUDIENCE_MILES.find((each) => String(each) === target.value),
                place,
              )
            }
          >
            <option value="">{words.anywhere}</option>
            {AUDIENCE_MILES.map((each) => (
              <option key={each} value={each}>
                {words.withinMiles(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {miles !== undefined && (
        <Field
          label={words.place}
          hint={words.placeHint}
          error={error && place.trim() === '' ? words.placeMissing : error}
        >
          {(control) => (
            <PlaceInput
              {...control}
              value={place}
              onChange={(text) => change(miles, text)}
              unknown={words.placeUnknown}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface OnePersonProps {
  initial: Chosen['person'];
  onChange(chosen: Chosen): void;
}

function OnePerson({ initial, onChange }: OnePersonProps) {
  const [name, setName] = useState(initial?.name);
  const [q, setQ] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const { data, error } = useEndpoint(findMailRecipients, q === undefined ? undefined : { query: { q } });
  if (name !== undefined) {
    const again = () => {
      setName(undefined);
      setChanged(true);
      onChange({});
    };
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="wrap-anywhere">{words.toPerson(name)}</strong>
        <Button variant="secondary" autoFocus={isChanged} onClick={again}>
          {words.anotherPerson}
        </Button>
      </p>
    );
  }
  return (
    <PeopleFinder
      label={words.findPerson}
      hint={words.findPersonHint}
      autoFocus={isChanged}
      q={q}
      onSearch={setQ}
      found={data?.items}
      hasFailed={error !== undefined}
      onPerson={({ userId, name: found }) => {
        setName(found);
        setChanged(true);
        onChange({ audience: toPerson(userId), person: { userId, name: found } });
      }}
    />
  );
}
