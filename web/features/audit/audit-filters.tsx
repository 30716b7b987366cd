import { useId, useState } from 'react';
import { listUsers } from '#shared/admin/endpoints.ts';
import type { AuditAction } from '#shared/audit/actions.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import { AUDIT_ACTIONS } from '#shared/audit/schemas.ts';
import * as words from '#words/audit.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/inputs.tsx';
import { TextSearch } from '../../components/text-search.tsx';
import { useEndpoint } from '../../lib/use-endpoint.ts';

interface AuditFiltersProps {
  person?: string;
  action?: AuditAction;
  onFilter(changes: { person?: string | undefined; action?: AuditAction | undefined }): void;
}

/** By kind and by person. */
export function AuditFilters({ person, action, onFilter }: AuditFiltersProps) {
  return (
    <div className="grid max-w-form gap-4">
      <Field label={words.kind}>
        {(control) => (
          <Select
            {...control}
            data-chooses-view
            value={action ?? ''}
            onChange={({ target }) =>
              onFilter({ action: AUDIT_ACTIONS.find((each) => each === target.value) })
            }
          >
            <option value="">{words.everyKind}</option>
            {AUDIT_ACTIONS.map((each) => (
              <option key={each} value={each}>
                {words.actions[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {person === undefined ? (
        <PersonSearch onPerson={(userId) => onFilter({ person: userId })} />
      ) : (
        <ChosenPerson userId={person} onAll={() => onFilter({ person: undefined })} />
      )}
    </div>
  );
}

const MOST = '8';

function PersonSearch({ onPerson }: { onPerson(userId: string): void }) {
  const [q, setQ] = useState<string>();
  const listId = useId();
  const { data } = useEndpoint(listUsers, q === undefined ? undefined : { query: { q, limit: MOST } });
  return (
    <div className="grid gap-2">
      <TextSearch label={words.person} placeholder={words.personHint} q={q} onSearch={setQ} />
      <div id={listId} aria-live="polite">
        {q !== undefined && data?.items.length === 0 && <p className="text-muted">{words.nobodyFound}</p>}
        <ul className="grid gap-1">
          {(q === undefined ? [] : (data?.items ?? [])).map(({ userId, name, email }) => (
            <li key={userId}>
              <button
                type="button"
                onClick={() => onPerson(userId)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-control bg-sunken px-3 py-2 text-left hover:bg-line"
              >
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-muted wrap-anywhere">{email}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What they are called stands in each of their entries. */
function ChosenPerson({ userId, onAll }: { userId: string; onAll(): void }) {
  const { data } = useEndpoint(listAudit, { query: { person: userId, limit: '1' } });
  const [entry] = data?.items ?? [];
  const person = [entry?.actor, entry?.person].find((each) => each?.id === userId);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="wrap-anywhere">
        {words.showing(person?.name ?? (entry ? words.gone : words.them))}
      </span>
      <Button variant="secondary" onClick={onAll}>
        {words.everybody}
      </Button>
    </p>
  );
}
