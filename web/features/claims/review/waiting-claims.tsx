import { useState } from 'react';
import { listWaitingClaims } from '#shared/claims/admin-endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { Button } from '../../../components/button.tsx';
import { useDeciding } from '../../../components/overlays/use-deciding.ts';
import { ReadList } from '../../../components/read.tsx';
import { Section } from '../../../components/section.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { ClaimDecisionDialog } from './claim-decision-dialog.tsx';
import { NoShowsDialog } from './no-shows-dialog.tsx';
import { ReviewedClaim } from './reviewed-claim.tsx';

interface Deciding {
  claim: ClaimCard;
  decision: 'approve' | 'decline';
}

/** Claims by organizations that missed several pickups, which a manager approves or declines. */
export function WaitingClaims() {
  const list = useEndpointList(listWaitingClaims, {}, { isChangedElsewhere: true, isLive: true });
  const { deciding, decide, close, readAgain, heading } = useDeciding<Deciding>(list);
  const [looking, setLooking] = useState<ClaimCard>();
  const invalidate = useInvalidate();
  const decided = () => {
    invalidate('claim');
    return readAgain();
  };
  return (
    <Section title={words.waiting} headingRef={heading}>
      <ReadList
        list={list}
        failed={words.waitingNotLoaded}
        moreFailed={words.moreWaitingNotLoaded}
        empty={words.noneWaiting}
        lead={words.waitingLead}
        keyOf={({ id }) => id}
      >
        {(claim) => (
          <WaitingClaim
            claim={claim}
            onDecide={(decision) => decide({ claim, decision })}
            onLook={() => setLooking(claim)}
          />
        )}
      </ReadList>
      {looking && <NoShowsDialog {...looking} onClose={() => setLooking(undefined)} />}
      {deciding && <ClaimDecisionDialog {...deciding} onClose={close} onDecided={decided} />}
    </Section>
  );
}

interface WaitingClaimProps {
  claim: ClaimCard;
  onDecide(decision: Deciding['decision']): void;
  onLook(): void;
}

function WaitingClaim({ claim, onDecide, onLook }: WaitingClaimProps) {
  const { organizationName, meals, createdAt } = claim;
  const { noShows, noShowDays } = useSiteRules().fairness;
  return (
    <ReviewedClaim
      claim={claim}
      when={
        <>
          {words.asked} <RelativeTime time={createdAt} />
        </>
      }
      more={[[words.why, words.missed(noShows, noShowDays)]]}
    >
      <div className="mt-auto flex flex-wrap gap-3">
        <Button aria-label={words.approveNamed(organizationName, meals)} onClick={() => onDecide('approve')}>
          {words.approve}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.declineNamed(organizationName, meals)}
          onClick={() => onDecide('decline')}
        >
          {words.decline}
        </Button>
        <Button variant="secondary" aria-label={words.noShowsOf(organizationName)} onClick={onLook}>
          {words.noShows}
        </Button>
      </div>
    </ReviewedClaim>
  );
}
