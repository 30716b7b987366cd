import { useState } from 'react';
import { listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import type { AidApplication, ApplicationState } from '#shared/organizations/application-schemas.ts';
import * as words from '#words/organizations/review.ts';
import { ListEnd } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { ToolSelect } from '../../components/tool.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { ApplicationCard } from './application-card.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

const STATES = Object.entries(words.statuses).map(([value, label]) => ({
  value: value as ApplicationState,
  label,
}));

/** Applications: those that wait, oldest first, and those decided. */
export function ApplicationQueue() {
  const [status, setStatus] = useState<ApplicationState>('new');
  return (
    <div className="flex flex-col gap-5">
      <div>
        <ToolSelect<ApplicationState>
          label={words.status}
          value={status}
          onChoose={setStatus}
          options={STATES}
        />
      </div>
      <Applications key={status} status={status} />
    </div>
  );
}

interface Deciding {
  application: AidApplication;
  decision: 'approve' | 'decline';
}

function Applications({ status }: { status: ApplicationState }) {
  const list = useEndpointList(listAidApplications, { query: { status } }, { isChangedElsewhere: true });
  const [deciding, setDeciding] = useState<Deciding>();
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <EmptyState words={words.none[status]} />;
  const close = () => {
    setDeciding(undefined);
    list.retry();
  };
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              onDecide={(decision) => setDeciding({ application, decision })}
            />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
      {deciding && <DecisionDialog {...deciding} onClose={close} />}
    </>
  );
}
