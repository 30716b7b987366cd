import { type ComponentType, useState } from 'react';
import { listInvitationRequests } from '#shared/invitations/endpoints.ts';
import type { InvitationRequest, RequestState } from '#shared/invitations/schemas.ts';
import { entriesOf } from '#shared/names-of.ts';
import * as words from '#words/invitations/requests.ts';
import { ReadList } from '../../components/read.tsx';
import { ToolSelect } from '../../components/tool.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { RequestCard, type RequestMove } from './request-card.tsx';
import { ApproveDialog, DeclineRequestDialog, type RequestDialogProps } from './request-dialogs.tsx';

const STATES = entriesOf(words.states).map(([value, label]) => ({ value, label }));

const DIALOGS: Readonly<Record<RequestMove, ComponentType<RequestDialogProps>>> = {
  approve: ApproveDialog,
  decline: DeclineRequestDialog,
  answer: AnswerDialog,
};

/** Requests for an invitation: waiting ones, oldest first, and decided ones. */
export default function RequestQueue() {
  const [state, setState] = useState<RequestState>('open');
  const list = useEndpointList(listInvitationRequests, { query: { state } }, { isChangedElsewhere: true });
  const [moving, setMoving] = useState<{ request: InvitationRequest; move: RequestMove }>();
  const Moving = moving && DIALOGS[moving.move];
  const close = () => {
    setMoving(undefined);
    list.retry();
  };
  return (
    <div className="flex flex-col gap-5">
      <ToolSelect<RequestState> label={words.state} value={state} onChoose={setState} options={STATES} />
      <ReadList
        list={list}
        failed={words.notLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.none[state]}
        keyOf={({ id }) => id}
      >
        {(request) => <RequestCard request={request} onMove={(move) => setMoving({ request, move })} />}
      </ReadList>
      {Moving && <Moving request={moving.request} onClose={close} />}
    </div>
  );
}
