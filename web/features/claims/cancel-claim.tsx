import { useState } from 'react';
import { cancelClaim } from '#shared/claims/endpoints.ts';
import { type ClaimCard, cancelBody } from '#shared/claims/schemas.ts';
import { CLAIM_REASON_LENGTH } from '#shared/limits.ts';
import * as words from '#words/claims/claim-pages.ts';
import { Button } from '../../components/button.tsx';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import type { Side } from './claim-state.tsx';

interface CancelClaimProps {
  claim: Pick<ClaimCard, 'id' | 'organizationName' | 'meals'>;
  side: Side;
  /** Called when it was cancelled, or when its state changed in the meantime. */
  onChanged?: (() => void) | undefined;
}

/** Lets either side cancel an open claim, with a reason that the other side reads. */
export function CancelClaim({ claim, side, onChanged }: CancelClaimProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="text-bad"
        aria-label={words.cancelClaimOf(claim.organizationName, claim.meals)}
        onClick={() => setAsking(true)}
      >
        {words.cancelClaim}
      </Button>
      {isAsking && (
        <CancelDialog claim={claim} side={side} onChanged={onChanged} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function CancelDialog({ claim, side, onChanged, onClose }: CancelClaimProps & { onClose(): void }) {
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: cancelBody,
    defaults: { reason: '' },
    async send(body) {
      try {
        await call(cancelClaim, { params: { claimId: claim.id }, body });
      } finally {
        // A refusal means that its state changed in the meantime.
        invalidate('claim');
        onChanged?.();
      }
      toast({ title: words.cancelled, kind: 'good' });
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={words.cancelTitle}>
      <DialogForm
        form={form}
        submit={words.cancelClaim}
        busy={words.cancelling}
        variant="danger"
        keep={words.keepClaim}
        onCancel={onClose}
      >
        <p>{words.cancelText[side]}</p>
        <LongTextField form={form} name="reason" label={words.reason} rows={3} limit={CLAIM_REASON_LENGTH} />
      </DialogForm>
    </Dialog>
  );
}
