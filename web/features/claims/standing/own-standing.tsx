import { isStanding, type StandingClaim } from '#shared/claims/standing.ts';
import { answerStandingClaim, listStandingClaims } from '#shared/claims/standing-endpoints.ts';
import * as words from '#words/claims/standing.ts';
import { saving } from '#words/general/form.ts';
import { ActionButton } from '../../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { EndStanding } from './end-standing.tsx';

/** The standing claims on a series of mine, which I accept or decline once. */
export default function OwnStanding({ seriesId }: { seriesId: string }) {
  const { data, error, mutate } = useEndpoint(listStandingClaims, {}, { isChangedElsewhere: true });
  if (!data) return error ? <ErrorState words={words.notLoaded} onRetry={() => mutate()} /> : null;
  const open = data.items.filter((each) => each.seriesId === seriesId && isStanding(each));
  if (open.length === 0) return null;
  return (
    <ul aria-label={words.title} className="grid gap-2 rounded-card bg-sunken p-3">
      {open.map((standing) => (
        <OneStanding key={standing.organizationId} standing={standing} onChanged={() => mutate()} />
      ))}
    </ul>
  );
}

interface OneStandingProps {
  standing: StandingClaim;
  onChanged(): Promise<unknown>;
}

function OneStanding({ standing, onChanged }: OneStandingProps) {
  const { seriesId, organizationId, organizationName, meals, state } = standing;
  const answer = async (accepted: boolean) => {
    await call(answerStandingClaim, { params: { seriesId, organizationId }, body: { accepted } });
    toast({ title: accepted ? words.accepted : words.declined, kind: 'good' });
    await onChanged();
  };
  if (state === 'accepted') {
    return (
      <li className="grid justify-items-start px-1">
        <p className="wrap-anywhere">{words.gets(organizationName, meals)}</p>
        <EndStanding standing={standing} label={words.end} name={organizationName} onChanged={onChanged} />
      </li>
    );
  }
  return (
    <li className="grid gap-2 px-1">
      <p className="wrap-anywhere">{words.asks(organizationName, meals)}</p>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          busy={saving}
          action={() => answer(true)}
          aria-label={words.acceptNamed(organizationName)}
        >
          {words.accept}
        </ActionButton>
        <ConfirmedAction
          label={words.decline}
          aria-label={words.declineNamed(organizationName)}
          title={words.declineTitle}
          text={words.declineText}
          busy={words.declining}
          action={() => answer(false)}
        />
      </div>
    </li>
  );
}
