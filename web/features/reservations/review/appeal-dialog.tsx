import type * as z from 'zod/mini';
import { decideNoShowAppeal } from '#shared/reservations/admin-endpoints.ts';
import { appealDecisionBody, type ReservationCard } from '#shared/reservations/schemas.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/reservations/appeals.ts';
import { TextDialog } from '../../../components/forms/text-dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { unlessDecided } from '../../../components/overlays/unless-decided.ts';
import { call } from '../../../lib/api/api-client.ts';

type Body = z.output<typeof appealDecisionBody>;
export type Decision = Body['decision'];

export interface Deciding {
  reservation: ReservationCard;
  decision: Decision;
}

interface AppealDialogProps extends Deciding {
  onClose(): void;
  /** Called when it was decided, by anyone. */
  onDecided(): Promise<void>;
}

/** Removes the mark of a missed pickup, or keeps it, with a reason for the buyer. */
export function AppealDialog({ reservation, decision, onClose, onDecided }: AppealDialogProps) {
  const { id: reservationId, buyerName } = reservation;
  const isStruck = decision === 'strike';
  const send = async (body: Body) => {
    const deciding = call(decideNoShowAppeal, { params: { reservationId }, body });
    if (await unlessDecided(deciding, words.decidedMeanwhile))
      toast({ title: words.decided[decision], kind: 'good' });
    await onDecided();
  };
  return (
    <TextDialog
      title={(isStruck ? words.strikeNamed : words.keepNamed)(buyerName)}
      text={words.consequence[decision]}
      name="reason"
      label={words.reason}
      hint={words.reasonHint}
      schema={appealDecisionBody}
      defaults={{ decision, reason: '' }}
      submit={isStruck ? words.strike : words.keep}
      busy={saving}
      {...{ send, onClose }}
    />
  );
}
