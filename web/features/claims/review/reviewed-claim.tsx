import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/claim-pages.ts';
import { collector } from '#words/claims/review.ts';
import { timeSpan } from '#words/general/dates.ts';
import { TitledCard } from '../../../components/cards/titled-card.tsx';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { Written } from '../../../components/text/written.tsx';
import { toFisherman, toOrganization, toPledge } from '../../../lib/navigation/paths.ts';

interface ReviewedClaimProps {
  claim: ClaimCard;
  /** When the review became necessary. */
  when: ReactNode;
  /** Facts to add to those of every claim. */
  more?: readonly Fact[];
  children: ReactNode;
}

/** A claim for managers of community aid, with both of its sides. */
export function ReviewedClaim({ claim, when, more = [], children }: ReviewedClaimProps) {
  const { organizationId, organizationName, meals, pickupStart, pickupEnd, pledgeId } = claim;
  const facts: Fact[] = [
    [words.pickup, timeSpan(new Date(pickupStart), new Date(pickupEnd))],
    [words.place, claim.pickupPlace],
    [collector, claim.collectorName],
    [words.fisherman, <Fisherman key="fisherman" claim={claim} />],
    [
      words.pledge,
      <Link key="pledge" to={toPledge(pledgeId)} className="text-link">
        <Written>{speciesName(claim)}</Written>
      </Link>,
    ],
    ...more,
  ];
  const title = (
    <Link to={toOrganization(organizationId)} className="text-link">
      {organizationName}
    </Link>
  );
  const head = (
    <>
      <p className="font-display text-lg font-bold text-accent-text">
        {words.pageTitle(meals, speciesName(claim))}
      </p>
      <p className="text-sm text-muted">{when}</p>
    </>
  );
  return (
    <TitledCard title={title} level={3} head={head}>
      <Facts facts={facts} />
      {children}
    </TitledCard>
  );
}

/** A person who has left has no page. */
function Fisherman({ claim: { fishermanId, fishermanName } }: { claim: ClaimCard }) {
  if (fishermanId === undefined) return fishermanName;
  return (
    <Link to={toFisherman(fishermanId)} className="text-link">
      <Written>{fishermanName}</Written>
    </Link>
  );
}
