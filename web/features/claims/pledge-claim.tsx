import { recordNoShow } from '#shared/claims/endpoints.ts';
import { isOpen } from '#shared/claims/rules.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { timeSpan } from '#words/general/dates.ts';
import { collects } from '#words/holds/handover.ts';
import { call } from '../../lib/api/api-client.ts';
import type { Handover } from '../../lib/handovers/store.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { HandoverActions } from '../../parts/holds/handover-actions.tsx';
import { HandoverState } from '../../parts/holds/handover-state.tsx';
import { NoShow } from '../../parts/holds/no-show.tsx';
import { CancelClaim } from './cancel-claim.tsx';
import { StateBadge, useClaimState } from './claim-state.tsx';

interface PledgeClaimProps {
  claim: ClaimCard;
  /** The handover stored on this device, if its code was entered without a network. */
  handover: Handover | undefined;
  userId: string;
  /** Called when the claim's state changed. */
  onChanged(): void;
}

/** One claim as the fisherman sees it. */
export function PledgeClaim({ claim, handover, userId, onChanged }: PledgeClaimProps) {
  const state = useClaimState(claim);
  const isSlotOver = Date.parse(claim.pickupEnd) <= useNow();
  const { id, meals, organizationName, collectorName, pickupStart, pickupEnd, mealsServed } = claim;
  const part = { kind: 'claim', count: meals, unit: 'meal', receiver: organizationName } as const;
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{words.mealsFor(meals, organizationName)}</p>
        <StateBadge state={state} />
      </div>
      <p>{timeSpan(new Date(pickupStart), new Date(pickupEnd))}</p>
      <p className="text-muted wrap-anywhere">
        {state === 'collected' ? words.collectedBy(collectorName) : collects(collectorName)}
        {mealsServed !== undefined && ` · ${words.servedOf(mealsServed, meals)}`}
      </p>
      {handover && <HandoverState handover={handover} />}
      <HandoverActions
        hold={{ id, collectorName, ...part }}
        isCollectable={state === 'reserved'}
        {...{ handover, userId, onChanged }}
      >
        {isOpen(state) && (
          <>
            {state === 'reserved' && isSlotOver && <ClaimNoShow claim={claim} onChanged={onChanged} />}
            <CancelClaim claim={claim} side="fisherman" onChanged={onChanged} />
          </>
        )}
      </HandoverActions>
    </li>
  );
}

function ClaimNoShow({ claim, onChanged }: Pick<PledgeClaimProps, 'claim' | 'onChanged'>) {
  const { noShows, noShowDays } = useSiteRules().fairness;
  return (
    <NoShow
      kind="claim"
      name={words.noShowNamed(claim.organizationName)}
      text={words.noShowText(claim.meals, noShows, noShowDays)}
      recorded={words.noShowRecorded}
      record={() => call(recordNoShow, { params: { claimId: claim.id } })}
      onChanged={onChanged}
    />
  );
}
