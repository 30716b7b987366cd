import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditAction } from '#shared/audit/actions.ts';
import { exportAudit, listAudit } from '#shared/audit/endpoints.ts';
import { AUDIT_ACTIONS } from '#shared/audit/schemas.ts';
import * as words from '#words/audit.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { changeParams } from '../../lib/change-params.ts';
import { downloadCsv } from '../../lib/download-csv.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { AuditEntryCard } from './audit-entry-card.tsx';
import { AuditFilters } from './audit-filters.tsx';

/** Of the address, so that what somebody found can be reached by it. */
interface Filters {
  person?: string;
  action?: AuditAction;
}

/** What those who run the site did: who, what, to whom, when, and what changed. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const person = params.get('person') ?? undefined;
  const action = AUDIT_ACTIONS.find((each) => each === params.get('action'));
  const filters = { ...(person && { person }), ...(action && { action }) };
  // What had the focus is gone when somebody has chosen a person, or everybody.
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
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) {
    const isFiltered = Object.keys(filters).length > 0;
    return <EmptyState words={isFiltered ? words.noneFound : words.none} />;
  }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {list.items.map((entry) => (
          <li key={entry.id}>
            <AuditEntryCard entry={entry} filteredBy={filters.person} onPerson={onPerson} />
          </li>
        ))}
      </ol>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
    </>
  );
}
