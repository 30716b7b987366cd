import { decideInvitationRequest } from '#shared/invitations/endpoints.ts';
import { type InvitationRequest, requestDecisionBody } from '#shared/invitations/schemas.ts';
import { decidedMeanwhile } from '#words/general/decisions.ts';
import * as words from '#words/invitations/requests.ts';
import { DeclineDialog } from '../../components/decline-dialog.tsx';
import { ActionDialog } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { unlessDecided } from '../../components/overlays/unless-decided.ts';
import { call } from '../../lib/api/api-client.ts';

export interface RequestDialogProps {
  request: InvitationRequest;
  onClose(): void;
}

/** Asks for confirmation before the invitation is sent. */
export function ApproveDialog({ request: { id: requestId, name, email }, onClose }: RequestDialogProps) {
  const approve = async () => {
    const deciding = call(decideInvitationRequest, { params: { requestId }, body: { decision: 'approve' } });
    if (await unlessDecided(deciding, decidedMeanwhile)) toast({ ...words.approved(name), kind: 'good' });
  };
  return (
    <ActionDialog
      title={words.approveTitle(name)}
      text={words.approveText(email)}
      confirm={words.approve}
      busy={words.approving}
      action={approve}
      onClose={onClose}
    />
  );
}

export function DeclineRequestDialog({ request: { id: requestId, name }, onClose }: RequestDialogProps) {
  return (
    <DeclineDialog
      title={words.declineTitle(name)}
      text={words.declineText}
      reasonHint={words.declineHint}
      schema={requestDecisionBody}
      send={async (body) => {
        const deciding = call(decideInvitationRequest, { params: { requestId }, body });
        if (await unlessDecided(deciding, decidedMeanwhile)) toast({ ...words.declined(name), kind: 'good' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
