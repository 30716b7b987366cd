import { type ClaimState, isOpen, stateAt } from '#shared/claims/rules.ts';
import * as words from '#words/claims/claim-pages.ts';
import { Badge } from '../../components/badge.tsx';
import { useNow } from '../../lib/time/use-now.ts';

/** The two sides of a claim: the organization that claims, and the fisherman who pledged. */
export type Side = 'organization' | 'fisherman';

/** The claim's current state: an overdue claim has expired, even if it was read before that. */
export const useClaimState = (claim: { state: ClaimState; pickupEnd: string }): ClaimState =>
  stateAt(claim, useNow());

export function StateBadge({ state }: { state: ClaimState }) {
  return <Badge kind={isOpen(state) ? 'new' : 'quiet'}>{words.states[state]}</Badge>;
}
