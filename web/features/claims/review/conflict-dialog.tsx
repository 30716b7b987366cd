import type * as z from 'zod/mini';
import { resolveClaimConflict } from '#shared/claims/admin-endpoints.ts';
import { type ClaimCard, conflictResolutionBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { Field } from '../../../components/forms/field.tsx';
import { DialogFoot } from '../../../components/forms/form-foot.tsx';
import { TextArea } from '../../../components/forms/inputs.tsx';
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
  /** By whomever, or refused: what is shown may be out of date. */
  onSettled(): Promise<void>;
}

/** Counts a handover that was told too late, or closes it; with a note either way. */
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
      open
      onClose={onClose}
      title={isCounted ? words.countNamed(organizationName) : words.dismissNamed(organizationName)}
    >
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        <p>{isCounted ? words.countText : words.dismissText}</p>
        <Field label={words.note} hint={words.noteHint} error={form.errorOf('note')}>
          {(control) => <TextArea {...form.register('note')} {...control} />}
        </Field>
        <DialogFoot
          form={form}
          submit={isCounted ? words.count : words.dismiss}
          busy={words.settling}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
