import { useState } from 'react';
import { recordNoShow } from '#shared/claims/endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call, messageOf } from '../../lib/api-client.ts';
import { useInvalidate } from '../../lib/queries.ts';
import { useSiteRules } from '../../lib/site-rules.ts';

/** Once the pickup time is over: the fisherman says that nobody came. */
export function NoShow({ claim, onChanged }: { claim: ClaimCard; onChanged(): void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const invalidate = useInvalidate();
  const { noShows, noShowDays } = useSiteRules().fairness;
  const confirm = async () => {
    setBusy(true);
    try {
      await call(recordNoShow, { params: { claimId: claim.id } });
      toast({ title: words.noShowRecorded, kind: 'good' });
    } catch (error) {
      toast({ title: words.notRecorded, description: messageOf(error), kind: 'bad' });
    }
    setBusy(false);
    setAsking(false);
    invalidate('claim');
    onChanged();
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.noShowNamed(claim.organizationName)}
        onClick={() => setAsking(true)}
      >
        {words.noShow}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.noShowTitle}
        words={words.noShowText(claim.meals, noShows, noShowDays)}
        confirm={words.noShow}
        busy={isBusy ? words.recording : undefined}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
