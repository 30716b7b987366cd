import { Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ClaimState } from '#shared/claims/rules.ts';
import type { ClaimCard, ClaimRecord } from '#shared/claims/schemas.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/claim-pages.ts';
import { timeSpan } from '#words/general/dates.ts';
import { Facts } from '../../components/facts.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { Skeleton } from '../../components/states.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { dropCode } from '../../lib/handovers/store.ts';
import { toFisherman, toPledge } from '../../lib/navigation/paths.ts';
import { handlingWords } from '../../parts/posts/handling-words.ts';
import { RateButton } from '../../parts/ratings/rate-button.tsx';
import { CancelClaim } from './cancel-claim.tsx';
import { isOpenState, type Side, StateBadge, useClaimState } from './claim-state.tsx';
import { Served } from './served-form.tsx';

// Loaded separately, with the library that draws the code.
const ClaimCode = lazyPart(() => import('./claim-code.tsx'), PartFailed);

/** Without a network only the fields of the list may be known. */
type Claim = ClaimCard & Partial<ClaimRecord>;

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
  const isOver = !isOpenState(state);
  useEffect(() => {
    if (isOver) void dropCode(userId, claim.id);
  }, [isOver, userId, claim.id]);
  return (
    <article className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex max-w-form flex-col gap-5">
        <header className="grid justify-items-start gap-2">
          <h1 className="text-2xl">{words.pageTitle(claim.meals, speciesName(claim))}</h1>
          <StateBadge state={state} />
        </header>
        <div className="grid gap-1">
          <p className="text-lg">{standingWords(claim, state, side)}</p>
          {claim.reason !== undefined && <p className="text-muted">{words.because(claim.reason)}</p>}
        </div>
        {isTheirs && state === 'reserved' && (
          <Suspense fallback={<Skeleton className="h-112 w-full" />}>
            <ClaimCode claim={claim} userId={userId} />
          </Suspense>
        )}
        {isTheirs && state === 'collected' && <Served claim={claim} />}
        {isTheirs && state === 'collected' && <RateForClaim claim={claim} />}
      </div>
      <div className="grid gap-3">
        <ClaimFacts claim={claim} side={side} />
        {isOpenState(state) && (
          <div className="-ml-4">
            <CancelClaim claim={claim} side={side} />
          </div>
        )}
      </div>
    </article>
  );
}

/** A person who has left can't be rated. */
function RateForClaim({
  claim: { id: claimId, fishermanId, fishermanName = '', isRated = false },
}: {
  claim: Claim;
}) {
  if (fishermanId === undefined) return null;
  const fisherman = { userId: fishermanId, name: fishermanName };
  return (
    <div>
      <RateButton fisherman={fisherman} occasion={{ claimId }} isRated={isRated} />
    </div>
  );
}

function standingWords({ cancelledBy = 'site' }: Claim, state: ClaimState, side: Side): string {
  return state === 'cancelled' ? words.changedBy[cancelledBy] : words.standing[side][state];
}

function ClaimFacts({ claim, side }: { claim: Claim; side: Side }) {
  const { fishermanId, fishermanName, pickupStart, pickupEnd, handling } = claim;
  return (
    <Facts
      facts={[
        [words.pickup, timeSpan(new Date(pickupStart), new Date(pickupEnd))],
        [words.place, claim.pickupPlace],
        [words.collector, claim.collectorName],
        [words.organization, claim.organizationName],
        [
          words.fisherman,
          fishermanId === undefined ? (
            fishermanName
          ) : (
            <Link key="fisherman" to={toFisherman(fishermanId)} className="text-link">
              <Written>{fishermanName}</Written>
            </Link>
          ),
        ],
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
