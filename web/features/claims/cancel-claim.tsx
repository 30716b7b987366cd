import { cancelClaim } from '#shared/claims/endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/claim-pages.ts';
import { call } from '../../lib/api/api-client.ts';
import { CancelHold } from '../../parts/holds/cancel-hold.tsx';
import type { Side } from './claim-state.tsx';

interface CancelClaimProps {
  claim: Pick<ClaimCard, 'id' | 'organizationName' | 'meals'>;
  side: Side;
  /** Called when it was cancelled, or when its state changed in the meantime. */
  onChanged?: (() => void) | undefined;
}

export function CancelClaim({ claim: { id, organizationName, meals }, side, onChanged }: CancelClaimProps) {
  return (
    <CancelHold
      kind="claim"
      label={words.cancelClaim}
      name={words.cancelClaimOf(organizationName, meals)}
      title={words.cancelTitle}
      text={words.cancelText[side]}
      done={words.cancelled}
      send={(body) => call(cancelClaim, { params: { claimId: id }, body })}
      onChanged={onChanged}
    />
  );
}
