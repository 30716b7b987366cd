import { isStanding, type StandingClaim } from '#shared/claims/standing.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import * as words from '#words/claims/standing.ts';
import { Written } from '../../../components/text/written.tsx';
import { EndStanding } from './end-standing.tsx';

interface StandingStateProps {
  standing: StandingClaim;
  mayEnd: boolean;
  onChanged(): Promise<unknown>;
}

/** A standing claim as its organization sees it. */
export function StandingState({ standing, mayEnd, onChanged }: StandingStateProps) {
  const { state, meals, fishermanName } = standing;
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold">
        <Written>{words.each(meals, speciesInSentence(standing))}</Written>
      </p>
      <p>{words.toOrganization[state](fishermanName)}</p>
      {mayEnd && isStanding(standing) && (
        <EndStanding
          standing={standing}
          label={state === 'asked' ? words.withdraw : words.end}
          name={fishermanName}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
