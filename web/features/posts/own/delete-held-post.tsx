import { listClaims } from '#shared/claims/endpoints.ts';
import { cancelBody } from '#shared/holds/schemas.ts';
import { CLAIM_REASON_LENGTH } from '#shared/limits.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { getMyCatch, getMyPledge } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import * as claimWords from '#words/claims/delete-claimed.ts';
import { timeSpan } from '#words/general/dates.ts';
import { deleting } from '#words/posts/parts.ts';
import * as reservationWords from '#words/reservations/delete-reserved.ts';
import { LongTextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { OWN_POSTS, postParams } from '../../../parts/posts/own-posts.ts';

/** An open claim or reservation of a post. */
export interface Hold {
  id: string;
  /** The name of the organization or buyer, and the amount. */
  of: string;
  pickupStart: string;
  pickupEnd: string;
}

/** Reads of a deleted post must not be repeated. */
const KINDS = {
  catch: {
    consequence: reservationWords.consequence,
    confirm: reservationWords.confirm,
    changes: 'reservation',
    gone: [getCatch, getMyCatch, listReservations],
  },
  pledge: {
    consequence: claimWords.consequence,
    confirm: claimWords.confirm,
    changes: 'claim',
    gone: [getPledge, getMyPledge, listClaims],
  },
} as const;

interface DeleteHeldPostProps {
  kind: PostKind;
  id: string;
  /** Says how much is held, if that is known. */
  lead: string | undefined;
  /** The holds that are loaded so far. */
  holds: readonly Hold[];
  onDeleted(): void;
  onClose(): void;
}

/** The part of the dialog that asks for a message to those who hold part of a post before it is deleted. */
export function DeleteHeldPost({ kind, id, lead, holds, onDeleted, onClose }: DeleteHeldPostProps) {
  const invalidate = useInvalidate();
  const { consequence, confirm, changes, gone } = KINDS[kind];
  const form = useContractForm({
    schema: cancelBody,
    defaults: { reason: '' },
    async send(body) {
      try {
        await call(OWN_POSTS[kind].remove, { params: postParams(id), body });
      } catch (error) {
        // It was already deleted in another tab, which is the same outcome.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
      invalidate(changes, gone);
      onDeleted();
    },
  });
  return (
    <DialogForm
      form={form}
      submit={confirm}
      busy={deleting}
      variant="danger"
      keep={claimWords.keep}
      onCancel={onClose}
    >
      {lead !== undefined && (
        <div>
          <p>{lead}</p>
          <ul className="mt-2 list-disc pl-5">
            {holds.map((hold) => (
              <li key={hold.id}>
                <span className="font-semibold">{hold.of}</span>
                <br />
                <span className="text-muted">
                  {timeSpan(new Date(hold.pickupStart), new Date(hold.pickupEnd))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{consequence}</p>
      <LongTextField
        form={form}
        name="reason"
        label={claimWords.reason}
        rows={3}
        limit={CLAIM_REASON_LENGTH}
      />
    </DialogForm>
  );
}
