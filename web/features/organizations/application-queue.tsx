import { useState } from 'react';
import { entriesOf } from '#shared/names-of.ts';
import { listAidApplications } from '#shared/organizations/admin-endpoints.ts';
import type { AidApplication, ApplicationState } from '#shared/organizations/application-schemas.ts';
import * as words from '#words/organizations/review.ts';
import { ReadList } from '../../components/read.tsx';
import { ToolSelect } from '../../components/tool.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { ApplicationCard } from './application-card.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

const STATES = entriesOf(words.statuses).map(([value, label]) => ({ value, label }));

interface Deciding {
  application: AidApplication;
  decision: 'approve' | 'decline';
}

/** Applications: waiting ones, oldest first, and decided ones. */
export default function ApplicationQueue() {
  const [status, setStatus] = useState<ApplicationState>('new');
  const list = useEndpointList(listAidApplications, { query: { status } }, { isChangedElsewhere: true });
  const [deciding, setDeciding] = useState<Deciding>();
  const close = () => {
    setDeciding(undefined);
    list.retry();
  };
  return (
    <div className="flex flex-col gap-5">
      <ToolSelect<ApplicationState>
        label={words.status}
        value={status}
        onChoose={setStatus}
        options={STATES}
      />
      <ReadList
        list={list}
        failed={words.notLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.none[status]}
        keyOf={({ id }) => id}
      >
        {(application) => (
          <ApplicationCard
            application={application}
            onDecide={(decision) => setDeciding({ application, decision })}
            onDeleted={list.retry}
          />
        )}
      </ReadList>
      {deciding && <DecisionDialog {...deciding} onClose={close} />}
    </div>
  );
}
