import { type ComponentType, useState } from 'react';
import { listInvitationRequests } from '#shared/invitations/endpoints.ts';
import type { InvitationRequest, RequestState } from '#shared/invitations/schemas.ts';
import * as words from '#words/invitations/requests.ts';
import { ListEnd } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { ToolSelect } from '../../components/tool.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { RequestCard, type RequestMove } from './request-card.tsx';
import { ApproveDialog, DeclineRequestDialog, type RequestDialogProps } from './request-dialogs.tsx';

const STATES = Object.entries(words.states).map(([value, label]) => ({
  value: value as RequestState,
  label,
}));

const DIALOGS: Readonly<Record<RequestMove, ComponentType<RequestDialogProps>>> = {
  approve: ApproveDialog,
  decline: DeclineRequestDialog,
  answer: AnswerDialog,
};

/** Requests for an invitation: those that wait, oldest first, and those decided. */
export function RequestQueue() {
  const [state, setState] = useState<RequestState>('open');
  return (
    <div className="flex flex-col gap-5">
      <div>
        <ToolSelect<RequestState> label={words.state} value={state} onChoose={setState} options={STATES} />
      </div>
      <Requests key={state} state={state} />
    </div>
  );
}

function Requests({ state }: { state: RequestState }) {
  const list = useEndpointList(listInvitationRequests, { query: { state } }, { isChangedElsewhere: true });
  const [moving, setMoving] = useState<{ request: InvitationRequest; move: RequestMove }>();
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <EmptyState words={words.none[state]} />;
  const Moving = moving && DIALOGS[moving.move];
  const close = () => {
    setMoving(undefined);
    list.retry();
  };
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} onMove={(move) => setMoving({ request, move })} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
      {Moving && <Moving request={moving.request} onClose={close} />}
    </>
  );
}
