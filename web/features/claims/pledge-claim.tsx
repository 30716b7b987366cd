import { Suspense, useState } from 'react';
import { recordNoShow } from '#shared/claims/endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { timeSpan } from '#words/general/dates.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { Spinner } from '../../components/spinner.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useIsOnline } from '../../lib/device/use-is-online.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { type Handover, handoverQueue } from '../../lib/handovers/store.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { CancelClaim } from './cancel-claim.tsx';
import { isOpenState, StateBadge, useClaimState } from './claim-state.tsx';

const HandoverDialog = lazyPart(() => import('./handover-dialog.tsx'), PartFailed);

interface PledgeClaimProps {
  claim: ClaimCard;
  /** The handover stored on this device, if its code was entered without a network. */
  handover: Handover | undefined;
  userId: string;
  /** Called when the claim's state changed. */
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

/** Nothing else can be done with the claim while a handover is pending. */
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

/** The state of a handover that is stored on this device. */
function HandoverState({ handover: { state } }: { handover: Handover }) {
  const isOnline = useIsOnline();
  const isBad = state.status === 'refused' || state.status === 'failed';
  return (
    <p
      role="status"
      className={`flex items-start gap-2 text-base font-medium ${isBad ? 'text-bad' : 'text-ink'}`}
    >
      {state.status === 'sending' ? (
        <Spinner className="mt-0.5 size-5" />
      ) : (
        <Icon name={isBad ? 'alert' : 'offline'} className="mt-0.5 size-5" />
      )}
      <span className="min-w-0">{stateWords(state, isOnline)}</span>
    </p>
  );
}

function stateWords(state: Handover['state'], isOnline: boolean): string {
  switch (state.status) {
    case 'sending':
      return words.waiting.sending;
    case 'waiting':
      if (state.needsSignIn) return words.waiting.signIn;
      return isOnline ? words.waiting.turn : words.waiting.connection;
    case 'failed':
      return words.notSent(state.message);
    case 'refused':
      return words.refused(state.message);
  }
}

/** Lets the fisherman report, after the pickup time, that nobody came. */
function NoShow({ claim, onChanged }: { claim: ClaimCard; onChanged(): void }) {
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
