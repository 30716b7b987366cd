import type * as z from 'zod/mini';
import { resolveClaimConflict } from '#shared/claims/admin-endpoints.ts';
import { type ClaimCard, conflictResolutionBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { LongTextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { unlessDecided } from '../../../components/overlays/unless-decided.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';

type Body = z.output<typeof conflictResolutionBody>;
export type Resolution = Body['resolution'];

interface ConflictDialogProps {
  claim: ClaimCard;
  resolution: Resolution;
  onClose(): void;
  /** Called when it was settled, by anyone, or refused: the data shown may be out of date. */
  onSettled(): Promise<void>;
}

/** Counts a handover that was reported too late, or closes it, with a note either way. */
export function ConflictDialog({ claim, resolution, onClose, onSettled }: ConflictDialogProps) {
  const isCounted = resolution === 'count';
  const form = useContractForm<Body, Body>({
    schema: conflictResolutionBody,
    defaults: { resolution, note: '' },
    async send(body) {
      const settling = call(resolveClaimConflict, { params: { claimId: claim.id }, body });
      if (await unlessDecided(settling, words.settledMeanwhile)) {
        const { meals } = await settling;
        toast({ ...(isCounted ? words.counted(meals) : words.dismissed), kind: 'good' });
      }
      await onSettled();
    },
  });
  const { organizationName } = claim;
  return (
    <Dialog
      onClose={onClose}
      title={isCounted ? words.countNamed(organizationName) : words.dismissNamed(organizationName)}
    >
      <DialogForm
        form={form}
        submit={isCounted ? words.count : words.dismiss}
        busy={words.settling}
        onCancel={onClose}
      >
        <p>{isCounted ? words.countText : words.dismissText}</p>
        <LongTextField form={form} name="note" label={words.note} hint={words.noteHint} />
      </DialogForm>
    </Dialog>
  );
}
