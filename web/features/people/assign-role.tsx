import { type FormEvent, useId, useState } from 'react';
import type { Group } from '#shared/contract/endpoint.ts';
import { assignRole } from '#shared/people/endpoints.ts';
import type { ListedUser } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { Field, FieldError } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { PersonSearch } from '../../parts/people/person-search.tsx';

interface AssignRoleProps {
  roles: readonly { role: Group }[];
  onAssigned(role: Group): unknown;
}

/** Gives somebody a role. */
export function AssignRole({ roles, onAssigned }: AssignRoleProps) {
  const errorId = useId();
  const [person, setPerson] = useState<ListedUser>();
  const [isAnother, setAnother] = useState(false);
  const [role, setRole] = useState<Group>();
  const [isIncomplete, setIncomplete] = useState(false);

  const { isBusy, run: assign } = useAction(async (userId: string, given: Group) => {
    await call(assignRole, { params: { userId, role: given } });
    toast({ title: words.assigned, kind: 'good' });
    setPerson(undefined);
    setAnother(false);
    await onAssigned(given);
  }, words.notAssigned);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!person || !role);
    if (person && role) void assign(person.userId, role);
  };

  return (
    <Section title={words.assignTitle}>
      <form
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5"
      >
        {person ? (
          <ChosenPerson
            person={person}
            onAnother={() => {
              setPerson(undefined);
              setAnother(true);
            }}
          />
        ) : (
          <PersonSearch label={words.user} autoFocus={isAnother} onPerson={setPerson} />
        )}
        <div className="grid gap-1.5">
          <Field label={words.role}>
            {(control) => (
              <Select
                {...control}
                data-chooses-view
                value={role ?? ''}
                onChange={({ target }) => setRole(roles.find((each) => each.role === target.value)?.role)}
                choose={words.chooseRole}
                options={roles.map((each) => [each.role, words.roleNames[each.role]])}
              />
            )}
          </Field>
          <div role="alert">
            <FieldError
              id={errorId}
              message={isIncomplete && !(person && role) ? words.needsBoth : undefined}
            />
          </div>
        </div>
        <Button type="submit" size="large" busy={isBusy ? words.assigning : undefined}>
          {words.assign}
        </Button>
      </form>
    </Section>
  );
}

function ChosenPerson({ person: { name, email }, onAnother }: { person: ListedUser; onAnother(): void }) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{words.user}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2">
        <p className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted wrap-anywhere">{email}</span>
        </p>
        <Button variant="quiet" autoFocus onClick={onAnother}>
          {words.chooseAnother}
        </Button>
      </div>
    </div>
  );
}
