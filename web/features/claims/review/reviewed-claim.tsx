import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ClaimCard } from '#shared/claims/schemas.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/claim-pages.ts';
import { collector } from '#words/claims/review.ts';
import { TitledCard } from '../../../components/cards/titled-card.tsx';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { Written } from '../../../components/text/written.tsx';
import { toOrganization, toPledge } from '../../../lib/navigation/paths.ts';
import { fishermanFact, pickupFacts } from '../../../parts/holds/hold-facts.tsx';

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
  const { organizationId, organizationName, meals, pledgeId } = claim;
  const facts: Fact[] = [
    ...pickupFacts(claim),
    [collector, claim.collectorName],
    fishermanFact(claim),
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
        {words.pageTitle(meals, speciesInSentence(claim))}
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
