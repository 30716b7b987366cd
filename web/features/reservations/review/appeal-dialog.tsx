import type * as z from 'zod/mini';
import { decideNoShowAppeal } from '#shared/reservations/admin-endpoints.ts';
import { appealDecisionBody, type ReservationCard } from '#shared/reservations/schemas.ts';
import { saving } from '#words/general/form.ts';
import * as words from '#words/reservations/appeals.ts';
import { LongTextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { unlessDecided } from '../../../components/overlays/unless-decided.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';

type Body = z.output<typeof appealDecisionBody>;
export type Decision = Body['decision'];

interface AppealDialogProps {
  reservation: ReservationCard;
  decision: Decision;
  onClose(): void;
  /** Called when it was decided, by anyone. */
  onDecided(): Promise<void>;
}

/** Removes the mark of a missed pickup, or keeps it, with a reason for the buyer. */
export function AppealDialog({ reservation, decision, onClose, onDecided }: AppealDialogProps) {
  const { id: reservationId, buyerName } = reservation;
  const form = useContractForm<Body, Body>({
    schema: appealDecisionBody,
    defaults: { decision, reason: '' },
    async send(body) {
      const deciding = call(decideNoShowAppeal, { params: { reservationId }, body });
      if (await unlessDecided(deciding, words.decidedMeanwhile)) {
        toast({ title: words.decided[decision], kind: 'good' });
      }
      await onDecided();
    },
  });
  const named = decision === 'strike' ? words.strikeNamed : words.keepNamed;
  return (
    <Dialog onClose={onClose} title={named(buyerName)}>
      <DialogForm
        form={form}
        submit={decision === 'strike' ? words.strike : words.keep}
        busy={saving}
        onCancel={onClose}
      >
        <p>{words.consequence[decision]}</p>
        <LongTextField form={form} name="reason" label={words.reason} hint={words.reasonHint} />
      </DialogForm>
    </Dialog>
  );
}
