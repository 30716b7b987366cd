import { listClaims } from '#shared/claims/endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import { CLAIM_REASON_LENGTH } from '#shared/limits.ts';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { deletePledge, getPledge } from '#shared/posts/pledges/endpoints.ts';
import { reasonToClaimants } from '#shared/posts/pledges/schemas.ts';
import * as words from '#words/claims/delete-claimed.ts';
import { timeSpan } from '#words/general/dates.ts';
import { deleting } from '#words/posts/parts.ts';
import { LongTextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';

interface DeleteClaimedPledgeProps {
  id: string;
  /** Those that are open, as far as they are read. */
  claims: readonly ClaimCard[];
  onDeleted(): void;
  onClose(): void;
}

/** In the dialog: asks for what whoever claimed meals of a pledge is to read when it is deleted. */
export function DeleteClaimedPledge({ id, claims, onDeleted, onClose }: DeleteClaimedPledgeProps) {
  const invalidate = useInvalidate();
  const form = useContractForm({
    schema: reasonToClaimants,
    defaults: { reason: '' },
    async send(body) {
      try {
        await call(deletePledge, { params: { pledgeId: id }, body });
      } catch (error) {
        // Deleted in another tab already, which is the same outcome.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      // A deleted pledge must not be read again.
      invalidate('claim', [getPledge, getMyPledge, listClaims]);
      onDeleted();
    },
  });
  const meals = claims.reduce((sum, claim) => sum + claim.meals, 0);
  return (
    <DialogForm
      form={form}
      submit={words.confirm}
      busy={deleting}
      variant="danger"
      keep={words.keep}
      onCancel={onClose}
    >
      {meals > 0 && (
        <div>
          <p>{words.claimed(meals)}</p>
          <ul className="mt-2 list-disc pl-5">
            {claims.map((claim) => (
              <li key={claim.id}>
                <span className="font-semibold">{words.of(claim.organizationName, claim.meals)}</span>
                <br />
                <span className="text-muted">
                  {timeSpan(new Date(claim.pickupStart), new Date(claim.pickupEnd))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{words.consequence}</p>
      <LongTextField form={form} name="reason" label={words.reason} rows={3} limit={CLAIM_REASON_LENGTH} />
    </DialogForm>
  );
}
