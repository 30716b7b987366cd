import { Suspense, useState } from 'react';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { timeSpan } from '#words/general/dates.ts';
import { Button } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { type Handover, handoverQueue } from '../../lib/handovers/store.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { CancelClaim } from './cancel-claim.tsx';
import { isOpenState, StateBadge, useClaimState } from './claim-state.tsx';
import { HandoverState } from './handover-state.tsx';
import { NoShow } from './no-show.tsx';

const HandoverDialog = lazyPart(() => import('./handover-dialog.tsx'), PartFailed);

interface PledgeClaimProps {
  claim: ClaimCard;
  /** The handover that waits on this device, if its code was entered without a network. */
  handover: Handover | undefined;
  userId: string;
  /** Something became of the claim. */
  onChanged(): void;
}

/** One claim as the fisherman sees it. */
export function PledgeClaim(props: PledgeClaimProps) {
  const { claim, handover } = props;
  const state = useClaimState(claim);
  const { meals, organizationName, collectorName, pickupStart, pickupEnd, mealsServed } = claim;
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{words.mealsFor(meals, organizationName)}</p>
        <StateBadge state={state} />
      </div>
      <p>{timeSpan(new Date(pickupStart), new Date(pickupEnd))}</p>
      <p className="text-muted wrap-anywhere">
        {state === 'collected' ? words.collectedBy(collectorName) : words.collects(collectorName)}
        {mealsServed !== undefined && ` · ${words.servedOf(mealsServed, meals)}`}
      </p>
      {handover && <HandoverState handover={handover} />}
      <Actions {...props} />
    </li>
  );
}

/** While a handover is on its way nothing else can be done with the claim. */
function Actions({ claim, handover, userId, onChanged }: PledgeClaimProps) {
  const [isEntering, setEntering] = useState(false);
  const state = useClaimState(claim);
  const isSlotOver = Date.parse(claim.pickupEnd) <= useNow();
  const isRefused = handover?.state.status === 'refused';
  const canHandOver = isRefused || (state === 'reserved' && !handover);
  const { organizationName } = claim;
  const discard = async (refused: Handover) => {
    const returnFocus = rememberFocus();
    await handoverQueue.remove(refused);
    returnFocus();
  };
  if (!canHandOver && !isOpenState(state)) return null;
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-2 pt-1">
      {canHandOver && (
        <Button
          variant="secondary"
          aria-label={words.enterCodeNamed(organizationName)}
          onClick={() => setEntering(true)}
        >
          {isRefused ? words.enterAgain : words.enterCode}
        </Button>
      )}
      {isRefused && (
        <Button
          variant="quiet"
          aria-label={words.discardNamed(organizationName)}
          onClick={() => void discard(handover)}
        >
          {words.discard}
        </Button>
      )}
      {state === 'reserved' && isSlotOver && !handover && <NoShow claim={claim} onChanged={onChanged} />}
      {isOpenState(state) && !handover && (
        <CancelClaim claim={claim} side="fisherman" onChanged={onChanged} />
      )}
      {isEntering && (
        <Suspense>
          <HandoverDialog
            claim={claim}
            userId={userId}
            onChanged={onChanged}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
