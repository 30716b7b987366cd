import type * as z from 'zod/mini';
import { resolveClaimConflict } from '#shared/claims/admin-endpoints.ts';
import { type ClaimCard, conflictResolutionBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { TextDialog } from '../../../components/forms/text-dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { unlessDecided } from '../../../components/overlays/unless-decided.ts';
import { call } from '../../../lib/api/api-client.ts';

type Body = z.output<typeof conflictResolutionBody>;
export type Resolution = Body['resolution'];

export interface Settling {
  claim: ClaimCard;
  resolution: Resolution;
}

interface ConflictDialogProps extends Settling {
  onClose(): void;
  /** Called when it was settled, by anyone, or refused: the data shown may be out of date. */
  onSettled(): Promise<void>;
}

/** Counts a handover that was reported too late, or closes it, with a note either way. */
export function ConflictDialog({ claim, resolution, onClose, onSettled }: ConflictDialogProps) {
  const isCounted = resolution === 'count';
  const send = async (body: Body) => {
    const settling = call(resolveClaimConflict, { params: { claimId: claim.id }, body });
    if (await unlessDecided(settling, words.settledMeanwhile)) {
      const { meals } = await settling;
      toast({ ...(isCounted ? words.counted(meals) : words.dismissed), kind: 'good' });
    }
    await onSettled();
  };
  return (
    <TextDialog
      title={(isCounted ? words.countNamed : words.dismissNamed)(claim.organizationName)}
      text={isCounted ? words.countText : words.dismissText}
      name="note"
      label={words.note}
      hint={words.noteHint}
      schema={conflictResolutionBody}
      defaults={{ resolution, note: '' }}
      submit={isCounted ? words.count : words.dismiss}
      busy={words.settling}
      {...{ send, onClose }}
    />
  );
}
