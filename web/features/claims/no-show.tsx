import { recordNoShow } from '#shared/claims/endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';

/** Once the pickup time is over: the fisherman says that nobody came. */
export function NoShow({ claim, onChanged }: { claim: ClaimCard; onChanged(): void }) {
  const invalidate = useInvalidate();
  const { noShows, noShowDays } = useSiteRules().fairness;
  const record = async () => {
    try {
      await call(recordNoShow, { params: { claimId: claim.id } });
      toast({ title: words.noShowRecorded, kind: 'good' });
    } finally {
      invalidate('claim');
      onChanged();
    }
  };
  return (
    <ConfirmedAction
      variant="quiet"
      label={words.noShow}
      aria-label={words.noShowNamed(claim.organizationName)}
      title={words.noShowTitle}
      text={words.noShowText(claim.meals, noShows, noShowDays)}
      busy={words.recording}
      action={record}
      failed={words.notRecorded}
    />
  );
}
