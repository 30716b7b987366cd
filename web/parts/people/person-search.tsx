import { useState } from 'react';
import { listUsers } from '#shared/people/endpoints.ts';
import type { ListedUser } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import { TextSearch } from '../../components/forms/text-search.tsx';
import { EmailText } from '../../components/text/email-text.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

const MOST = '8';

interface PersonSearchProps {
  label: string;
  autoFocus?: boolean;
  onPerson(person: ListedUser): void;
}

/** Finds a person by the beginning of a name or an address. For administrators. */
export function PersonSearch({ label, autoFocus = false, onPerson }: PersonSearchProps) {
  const [q, setQ] = useState<string>();
  const { data, error } = useEndpoint(listUsers, q === undefined ? undefined : { query: { q, limit: MOST } });
  return (
    <PeopleFinder
      label={label}
      hint={words.findHint}
      autoFocus={autoFocus}
      q={q}
      onSearch={setQ}
      found={data?.items}
      hasFailed={error !== undefined}
      onPerson={onPerson}
    />
  );
}

interface PeopleFinderProps<Person> {
  label: string;
  /** Says what can be searched for. */
  hint: string;
  autoFocus?: boolean;
  /** The text searched for. */
  q: string | undefined;
  onSearch(q: string | undefined): void;
  /** Absent until it has loaded. */
  found: readonly Person[] | undefined;
  hasFailed: boolean;
  onPerson(person: Person): void;
}

/** A search field, and a choice of the people it finds. */
export function PeopleFinder<Person extends { userId: string; name: string; email: string }>({
  label,
  hint,
  autoFocus = false,
  q,
  onSearch,
  found,
  hasFailed,
  onPerson,
}: PeopleFinderProps<Person>) {
  const people = q === undefined ? [] : (found ?? []);
  return (
    <div className="grid gap-2">
      <TextSearch label={label} hint={hint} q={q} autoFocus={autoFocus} onSearch={onSearch} />
      <div role="status">
        {q !== undefined && found?.length === 0 && <p className="text-muted">{words.nobodyFound}</p>}
        {q !== undefined && !found && hasFailed && <p>{words.notSearched}</p>}
      </div>
      {people.length > 0 && (
        <ul aria-label={words.foundPeople} className="grid gap-1">
          {people.map((person) => (
            <li key={person.userId}>
              <button
                type="button"
                onClick={() => onPerson(person)}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-control bg-sunken px-3 py-2 text-left hover:bg-line"
              >
                <span className="font-semibold wrap-anywhere">
                  <Written>{person.name}</Written>
                </span>
                <span className="text-sm text-muted wrap-anywhere">
                  <EmailText address={person.email} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
