import { useState } from 'react';
import { listNoShows, strikeNoShow } from '#shared/claims/admin-endpoints.ts';
import { type ClaimCard, noShowStrikeBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { Button } from '../../../components/button.tsx';
import { LongTextField } from '../../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../../components/forms/form-foot.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { Read } from '../../../components/read.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';

interface NoShowsDialogProps {
  organizationId: string;
  organizationName: string;
  onClose(): void;
}

/** The no-shows that count against an organization. A manager can strike each of them. */
export function NoShowsDialog({ organizationId, organizationName, onClose }: NoShowsDialogProps) {
  const read = useEndpoint(listNoShows, { params: { organizationId } });
  const [striking, setStriking] = useState<ClaimCard>();
  const back = () => setStriking(undefined);
  const readAgain = async () => {
    await read.mutate();
    back();
  };
  return (
    <Dialog onClose={onClose} title={words.noShowsOf(organizationName)}>
      {striking ? (
        <StrikeForm claim={striking} onCancel={back} onStruck={readAgain} />
      ) : (
        <Read of={read} failed={words.noShowsNotLoaded}>
          {({ items }) => (
            <div className="grid gap-4">
              <p className="text-muted">{items.length === 0 ? words.noNoShows : words.noShowsLead}</p>
              <ul className="grid gap-3">
                {items.map((claim) => (
                  <li key={claim.id} className="grid gap-2 border-t border-line pt-3">
                    <p className="break-words">{words.missedPickup(claim)}</p>
                    <Button
                      variant="secondary"
                      aria-label={words.strikeNamed(claim)}
                      onClick={() => setStriking(claim)}
                    >
                      {words.strike}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Read>
      )}
    </Dialog>
  );
}

interface StrikeFormProps {
  claim: ClaimCard;
  onCancel(): void;
  onStruck(): Promise<void>;
}

function StrikeForm({ claim, onCancel, onStruck }: StrikeFormProps) {
  const form = useContractForm({
    schema: noShowStrikeBody,
    defaults: { reason: '' },
    async send(body) {
      await call(strikeNoShow, { params: { claimId: claim.id }, body });
      toast({ title: words.struck, kind: 'good' });
      await onStruck();
    },
  });
  return (
    <DialogForm form={form} submit={words.strike} busy={words.settling} onCancel={onCancel}>
      <p>{words.missedPickup(claim)}</p>
      <p className="text-muted">{words.strikeText}</p>
      <LongTextField form={form} name="reason" label={words.note} hint={words.noteHint} />
    </DialogForm>
  );
}
