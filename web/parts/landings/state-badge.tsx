import type { LandingState } from '#shared/landings/rules.ts';
import { states } from '#words/landings/landings.ts';
import { Badge } from '../../components/badge.tsx';

/** The state stands out while the boat is coming in. */
export function StateBadge({ state }: { state: LandingState }) {
  return <Badge kind={state === 'underway' || state === 'landed' ? 'new' : 'quiet'}>{states[state]}</Badge>;
}
