import { delayed, type LandingMove, type LandingState, mayMove } from '#shared/landings/rules.ts';
import type { LandingStateBody } from '#shared/landings/schemas.ts';
import type { LandingStep } from './landing-step.ts';

interface Changing {
  state: LandingState;
  from: string;
  until: string;
}

/** A landing as it will be once the server has these steps. Steps that it has already, or refuses, change nothing. */
export function withSteps<Landing extends Changing>(
  landing: Landing,
  steps: readonly LandingStep[],
): Landing {
  return steps
    .filter(({ state }) => state.status !== 'refused')
    .reduce((changed, { body }) => withStep(changed, body), landing);
}

function withStep<Landing extends Changing>(landing: Landing, body: LandingStateBody): Landing {
  if ('state' in body)
    return mayMove(body.state, landing.state) ? { ...landing, state: body.state } : landing;
  const isSameStart = Date.parse(body.from) === Date.parse(landing.from);
  return isSameStart ? { ...landing, ...delayed(landing, body.delayMinutes) } : landing;
}

/** A name of a step, for texts by step. */
export const stepKey = (body: LandingStateBody): LandingMove | 30 | 60 =>
  'state' in body ? body.state : body.delayMinutes;
