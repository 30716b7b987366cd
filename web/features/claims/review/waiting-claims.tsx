import { useRef, useState } from 'react';
import { listWaitingClaims } from '#shared/claims/admin-endpoints.ts';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/review.ts';
import { Button } from '../../../components/button.tsx';
import { Section } from '../../../components/section.tsx';
import { ListEnd } from '../../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../../components/states.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { useInvalidate } from '../../../lib/queries.ts';
import { useSiteRules } from '../../../lib/site-rules.ts';
import { type EndpointList, useEndpointList } from '../../../lib/use-endpoint.ts';
import { ClaimDecisionDialog } from './claim-decision-dialog.tsx';
import { ReviewedClaim } from './reviewed-claim.tsx';

interface Deciding {
  claim: ClaimCard;
  decision: 'approve' | 'decline';
}

/** Claims of organizations that missed several before, with what a manager decides about them. */
export function WaitingClaims() {
  const list = useEndpointList(listWaitingClaims, {}, { isChangedElsewhere: true, isLive: true });
  const [deciding, setDeciding] = useState<Deciding>();
  const heading = useRef<HTMLHeadingElement>(null);
  const invalidate = useInvalidate();
  const close = () => setDeciding(undefined);
  const readAgain = async () => {
    close();
    invalidate('claim');
    await list.retry();
    // The button that opened the dialog went with its claim.
    heading.current?.focus();
  };
  return (
    <Section title={words.waiting} headingRef={heading}>
      <List list={list} onDecide={(claim, decision) => setDeciding({ claim, decision })} />
      {deciding && <ClaimDecisionDialog {...deciding} onClose={close} onDecided={readAgain} />}
    </Section>
  );
}

interface ListProps {
  list: EndpointList<ClaimCard>;
  onDecide(claim: ClaimCard, decision: Deciding['decision']): void;
}

function List({ list, onDecide }: ListProps) {
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.waitingNotLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <p className="text-muted">{words.noneWaiting}</p>;
  return (
    <>
      <p className="max-w-form text-muted">{words.waitingLead}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((claim) => (
          <li key={claim.id}>
            <WaitingClaim claim={claim} onDecide={(decision) => onDecide(claim, decision)} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreWaitingNotLoaded} onMore={() => {}} />
    </>
  );
}

interface WaitingClaimProps {
  claim: ClaimCard;
  onDecide(decision: Deciding['decision']): void;
}

function WaitingClaim({ claim, onDecide }: WaitingClaimProps) {
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
      </div>
    </ReviewedClaim>
  );
}
