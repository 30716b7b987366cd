import { Link } from 'react-router-dom';
import { createClaimCode } from '#shared/claims/endpoints.ts';
import { type ClaimState, isOpen } from '#shared/claims/rules.ts';
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/claim-pages.ts';
import { Facts } from '../../components/facts.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toPledge } from '../../lib/navigation/paths.ts';
import { PickupCode, RateForHold } from '../../parts/holds/collectors-part.tsx';
import { HoldDetail } from '../../parts/holds/hold-detail.tsx';
import { fishermanFact, pickupFacts } from '../../parts/holds/hold-facts.tsx';
import { handlingWords } from '../../parts/posts/handling-words.ts';
import { CancelClaim } from './cancel-claim.tsx';
import { type Side, StateBadge, useClaimState } from './claim-state.tsx';
import { Served } from './served-form.tsx';

/** Without a network only the fields of the list may be known. */
export type Claim = ClaimCard & Partial<ClaimRecord>;

interface ClaimDetailProps {
  claim: Claim;
  side: Side;
  /** The reader's user id. */
  userId: string;
}

/** One claim with all its facts and the reader's actions. */
export function ClaimDetail({ claim, side, userId }: ClaimDetailProps) {
  const state = useClaimState(claim);
  const isTheirs = side === 'organization';
  return (
    <HoldDetail
      hold={claim}
      userId={userId}
      isOpen={isOpen(state)}
      title={words.pageTitle(claim.meals, speciesInSentence(claim))}
      badge={<StateBadge state={state} />}
      standing={standingWords(claim, state, side)}
      aside={
        <>
          <ClaimFacts claim={claim} side={side} />
          {isOpen(state) && (
            <div className="-ml-4">
              <CancelClaim claim={claim} side={side} />
            </div>
          )}
        </>
      }
    >
      {isTheirs && state === 'reserved' && (
        <PickupCode
          kind="claim"
          hold={claim}
          userId={userId}
          make={() => call(createClaimCode, { params: { claimId: claim.id } })}
        />
      )}
      {isTheirs && state === 'collected' && <Served claim={claim} />}
      {isTheirs && state === 'collected' && <RateForHold hold={claim} occasion={{ claimId: claim.id }} />}
    </HoldDetail>
  );
}

function standingWords({ cancelledBy = 'site' }: Claim, state: ClaimState, side: Side): string {
  return state === 'cancelled' ? words.changedBy[cancelledBy] : words.standing[side][state];
}

function ClaimFacts({ claim, side }: { claim: Claim; side: Side }) {
  const { handling } = claim;
  return (
    <Facts
      facts={[
        ...pickupFacts(claim),
        [words.collector, claim.collectorName],
        [words.organization, claim.organizationName],
        fishermanFact(claim),
        [words.pledge, <Pledge key="pledge" claim={claim} side={side} />],
        [words.kept, handling ? handlingWords(handling) : ''],
      ]}
    />
  );
}

/** A link to the pledge's page, unless the reader can't open it: only its owner can open a hidden pledge. */
function Pledge({ claim, side }: { claim: Claim; side: Side }) {
  const { pledgeId } = claim;
  const { error } = useEndpoint(getPledge, side === 'organization' ? { params: { pledgeId } } : undefined);
  const species = speciesName(claim);
  if (error?.status !== 404) {
    return (
      <Link to={toPledge(pledgeId)} className="text-link">
        {species}
      </Link>
    );
  }
  return (
    <>
      {species} <span className="block text-sm text-muted">{words.pledgeHidden}</span>
    </>
  );
}
