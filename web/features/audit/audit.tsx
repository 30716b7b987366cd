import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditAction } from '#shared/audit/actions.ts';
import { exportAudit, listAudit } from '#shared/audit/endpoints.ts';
import { AUDIT_ACTIONS } from '#shared/audit/schemas.ts';
import * as words from '#words/audit.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint.ts';
import { downloadCsv } from '../../lib/download-csv.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { AuditEntryCard } from './audit-entry-card.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** Of the address, so that what somebody found can be reached by it. */
interface Filters {
  person?: string;
  action?: AuditAction;
}

/** The audit: who did which action, to whom, when, and the change. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const person = params.get('person') ?? undefined;
  const action = AUDIT_ACTIONS.find((each) => each === params.get('action'));
  const filters = { ...(person && { person }), ...(action && { action }) };
  // The focused element disappears when somebody chooses a person, or everybody.
  const [hasChosen, setChosen] = useState(false);
  const filterBy = (changes: { [Name in keyof Filters]?: Filters[Name] | undefined }) => {
    setChosen('person' in changes);
    setParams(changeParams(params, changes), { replace: true });
  };
  return (
    <Section
      title={words.title}
      action={
        <DownloadButton
          words={words.download}
          download={() => downloadCsv(exportAudit, filters, words.fileName)}
        />
      }
    >
      <p className="max-w-form text-muted">{words.lead}</p>
      <AuditFilters {...filters} autoFocus={hasChosen} onFilter={filterBy} />
      <Entries key={`${person} ${action}`} filters={filters} onPerson={(id) => filterBy({ person: id })} />
    </Section>
  );
}

function Entries({ filters, onPerson }: { filters: Filters; onPerson(userId: string): void }) {
  const list = useEndpointList(listAudit, { query: filters }, { isChangedElsewhere: true });
  return (
    <ReadList
      list={list}
      failed={words.notLoaded}
      moreFailed={words.moreNotLoaded}
      empty={Object.keys(filters).length > 0 ? words.noneFound : words.none}
      className="flex flex-col gap-4"
      keyOf={({ id }) => id}
    >
      {(entry) => <AuditEntryCard entry={entry} filteredBy={filters.person} onPerson={onPerson} />}
    </ReadList>
  );
}
