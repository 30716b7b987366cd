import type { StandingClaim } from '#shared/claims/standing.ts';
import { endStandingClaim } from '#shared/claims/standing-endpoints.ts';
import * as words from '#words/claims/standing.ts';
import { ConfirmedAction } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';

interface EndStandingProps {
  standing: StandingClaim;
  label: string;
  /** The other side, which tells several of these buttons apart. */
  name: string;
  onChanged(): Promise<unknown>;
}

/** Ends a standing claim, from either side. */
export function EndStanding({ standing, label, name, onChanged }: EndStandingProps) {
  const { seriesId, organizationId } = standing;
  return (
    <ConfirmedAction
      danger
      label={label}
      aria-label={words.endNamed(name)}
      variant="quiet"
      className="-mx-4"
      title={words.endTitle}
      text={words.endText}
      busy={words.ending}
      action={async () => {
        await call(endStandingClaim, { params: { seriesId, organizationId } });
        toast({ title: words.ended, kind: 'good' });
        await onChanged();
      }}
    />
  );
}
