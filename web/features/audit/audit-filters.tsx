import type { AuditAction } from '#shared/audit/actions.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import { AUDIT_ACTIONS } from '#shared/audit/schemas.ts';
import * as words from '#words/audit.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Select, TextInput } from '../../components/forms/inputs.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PersonSearch } from '../../parts/people/person-search.tsx';

/** The filters in the address, so that a link leads to the entries that somebody found. */
export interface Filters {
  person?: string;
  action?: AuditAction;
  /** First and last day: `2026-11-25`. */
  from?: string;
  until?: string;
}

interface AuditFiltersProps extends Filters {
  /** Focuses the line that names the chosen person. */
  autoFocus: boolean;
  onFilter(changes: Partial<Record<keyof Filters, string | undefined>>): void;
}

/** Filters by kind, time and person. */
export function AuditFilters({ person, action, from, until, autoFocus, onFilter }: AuditFiltersProps) {
  return (
    <div className="grid max-w-form gap-4">
      <Field label={words.kind}>
        {(control) => (
          <Select
            {...control}
            data-chooses-view
            value={action ?? ''}
            onChange={({ target }) => onFilter({ action: target.value })}
            choose={words.everyKind}
            options={AUDIT_ACTIONS.map((each) => [each, words.actions[each]])}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.from}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={from ?? ''}
              max={until}
              onChange={({ target }) => onFilter({ from: target.value })}
            />
          )}
        </Field>
        <Field label={words.until}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={until ?? ''}
              min={from}
              onChange={({ target }) => onFilter({ until: target.value })}
            />
          )}
        </Field>
      </div>
      {person === undefined ? (
        <PersonSearch
          label={words.person}
          autoFocus={autoFocus}
          onPerson={({ userId }) => onFilter({ person: userId })}
        />
      ) : (
        <ChosenPerson userId={person} autoFocus={autoFocus} onAll={() => onFilter({ person: undefined })} />
      )}
    </div>
  );
}

/** Names the chosen person, whose name comes from one of their entries. */
function ChosenPerson({ userId, autoFocus, onAll }: { userId: string; autoFocus: boolean; onAll(): void }) {
  const { data } = useEndpoint(listAudit, { query: { person: userId, limit: '1' } });
  const [entry] = data?.items ?? [];
  const person = [entry?.actor, entry?.person].find((each) => each?.id === userId);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="wrap-anywhere">
        {words.showing(person?.name ?? (entry ? words.gone : words.them))}
      </span>
      <Button variant="secondary" autoFocus={autoFocus} onClick={onAll}>
        {words.everybody}
      </Button>
    </p>
  );
}
