import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportAudit, listAudit } from '#shared/audit/endpoints.ts';
import { AUDIT_ACTIONS } from '#shared/audit/schemas.ts';
import * as words from '#words/audit.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { downloadCsv } from '../../lib/download-csv.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { endOfDay, startOfDay } from '../../lib/time/days.ts';
import { AuditEntryCard } from './audit-entry-card.tsx';
import { AuditFilters, type Filters } from './audit-filters.tsx';

/** The audit log: each action with its actor, target, time and change. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    person: params.get('person') ?? undefined,
    action: AUDIT_ACTIONS.find((each) => each === params.get('action')),
    from: params.get('from') ?? undefined,
    until: params.get('until') ?? undefined,
  };
  const query = queryOf(filters);
  // The focused element disappears when a person, or everybody, is chosen.
  const [hasChosen, setChosen] = useState(false);
  const filterBy = (changes: Partial<Record<keyof Filters, string | undefined>>) => {
    setChosen('person' in changes);
    setParams(changeParams(params, changes), { replace: true });
  };
  return (
    <Section
      title={words.title}
      action={
        <DownloadButton
          words={words.download}
          download={() => downloadCsv(exportAudit, query, words.fileName)}
        />
      }
    >
      <p className="max-w-form text-muted">{words.lead}</p>
      <AuditFilters {...filters} autoFocus={hasChosen} onFilter={filterBy} />
      <Entries key={Object.values(query).join()} query={query} onPerson={(id) => filterBy({ person: id })} />
    </Section>
  );
}

/** The filters for the API, where a range of days becomes two timestamps. */
function queryOf({ from, until, ...filters }: Filters) {
  return { ...filters, from: from && startOfDay(from), until: until && endOfDay(until) };
}

type Query = ReturnType<typeof queryOf>;

function Entries({ query, onPerson }: { query: Query; onPerson(userId: string): void }) {
  const list = useEndpointList(listAudit, { query }, { isChangedElsewhere: true });
  return (
    <ReadList
      list={list}
      failed={words.notLoaded}
      moreFailed={words.moreNotLoaded}
      empty={Object.values(query).some((value) => value !== undefined) ? words.noneFound : words.none}
      className="flex flex-col gap-4"
      keyOf={({ id }) => id}
    >
      {(entry) => <AuditEntryCard entry={entry} filteredBy={query.person} onPerson={onPerson} />}
    </ReadList>
  );
}
