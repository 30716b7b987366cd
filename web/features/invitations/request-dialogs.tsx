import { useState } from 'react';
import { decideInvitationRequest } from '#shared/invitations/endpoints.ts';
import { type InvitationRequest, requestDecisionBody } from '#shared/invitations/schemas.ts';
import { decidedMeanwhile } from '#words/general/decisions.ts';
import * as words from '#words/invitations/requests.ts';
import { DeclineDialog } from '../../components/decline-dialog.tsx';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { unlessDecided } from '../../components/unless-decided.ts';
import { call, messageOf } from '../../lib/api-client.ts';

export interface RequestDialogProps {
  request: InvitationRequest;
  onClose(): void;
}

/** Asks before the invitation goes out. */
export function ApproveDialog({ request: { id: requestId, name, email }, onClose }: RequestDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    const body = { decision: 'approve' as const };
    try {
      const deciding = call(decideInvitationRequest, { params: { requestId }, body });
      if (await unlessDecided(deciding, decidedMeanwhile)) toast({ ...words.approved(name), kind: 'good' });
      onClose();
    } catch (error) {
      toast({ title: messageOf(error), kind: 'bad' });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.approveTitle(name)}
      words={words.approveText(email)}
      confirm={words.approve}
      busy={isBusy ? words.approving : undefined}
      onConfirm={approve}
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
