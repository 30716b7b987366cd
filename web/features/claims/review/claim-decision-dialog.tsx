import { decideClaim } from '#shared/claims/admin-endpoints.ts';
import { type ClaimCard, claimDecisionBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { DeclineDialog } from '../../../components/decline-dialog.tsx';
import { ActionDialog } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { unlessDecided } from '../../../components/overlays/unless-decided.ts';
import { call } from '../../../lib/api/api-client.ts';

interface ClaimDecisionDialogProps {
  claim: ClaimCard;
  decision: 'approve' | 'decline';
  onClose(): void;
  /** Called when the claim was decided, by anyone. */
  onDecided(): void;
}

export function ClaimDecisionDialog({ decision, ...rest }: ClaimDecisionDialogProps) {
  return decision === 'approve' ? <Approval {...rest} /> : <Refusal {...rest} />;
}

type OneDialogProps = Omit<ClaimDecisionDialogProps, 'decision'>;

function Approval({ claim: { id: claimId, organizationName, meals }, onClose, onDecided }: OneDialogProps) {
  const approve = async () => {
    const deciding = call(decideClaim, { params: { claimId }, body: { decision: 'approve' } });
    if (await unlessDecided(deciding, words.waitsNoMore))
      toast({ ...words.approved(organizationName, meals), kind: 'good' });
    onDecided();
  };
  return (
    <ActionDialog
      title={words.approveNamed(organizationName, meals)}
      text={words.approveText}
      confirm={words.approve}
      busy={words.approving}
      action={approve}
      failed={words.notDecided}
      onClose={onClose}
    />
  );
}

function Refusal({ claim: { id: claimId, organizationName, meals }, onClose, onDecided }: OneDialogProps) {
  return (
    <DeclineDialog
      title={words.declineNamed(organizationName, meals)}
      text={words.declineText}
      reasonHint={words.reasonHint}
      schema={claimDecisionBody}
      send={async (body) => {
        const deciding = call(decideClaim, { params: { claimId }, body });
        if (await unlessDecided(deciding, words.waitsNoMore))
          toast({ ...words.declined(organizationName, meals), kind: 'good' });
        onDecided();
      }}
      onClose={onClose}
    />
  );
}
