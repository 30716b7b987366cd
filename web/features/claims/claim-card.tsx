import { isOpen } from '#shared/claims/rules.ts';
import type { ClaimCard as Claim } from '#shared/claims/schemas.ts';
import { mealsWords } from '#words/posts/figures.ts';
import { toClaim } from '../../lib/navigation/paths.ts';
import { HoldCard } from '../../parts/holds/hold-card.tsx';
import { StateBadge, useClaimState } from './claim-state.tsx';

/** A claim in the list of its organization. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const state = useClaimState(claim);
  return (
    <HoldCard
      hold={claim}
      isOpen={isOpen(state)}
      to={toClaim(claim.id)}
      figure={mealsWords(claim.meals)}
      badge={<StateBadge state={state} />}
    />
  );
}
