import { Link } from 'react-router-dom';
import type { ClaimCard as Claim } from '#shared/claims/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/claim-pages.ts';
import { timeSpan } from '#words/general/dates.ts';
import { mealsWords } from '#words/posts/figures.ts';
import { Written } from '../../components/text/written.tsx';
import { toClaim } from '../../lib/navigation/paths.ts';
import { StateBadge, useClaimState } from './claim-state.tsx';

/** A claim in the list of its organization; the whole card is the link. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const state = useClaimState(claim);
  const { pickupStart, pickupEnd, collectedAt, collectorName } = claim;
  return (
    <li className="relative grid content-start gap-1 rounded-card border border-line bg-raised p-4 transition-colors hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="font-sans text-base font-semibold">
          <Link to={toClaim(claim.id)} className="outline-none after:absolute after:inset-0">
            <Written>{speciesName(claim)}</Written>
          </Link>
        </h3>
        <StateBadge state={state} />
      </div>
      <p className="font-display text-lg font-bold text-accent-text">{mealsWords(claim.meals)}</p>
      <p>{timeSpan(new Date(collectedAt ?? pickupStart), new Date(collectedAt ?? pickupEnd))}</p>
      <p className="text-sm text-muted wrap-anywhere">
        {[claim.pickupPlace, claim.fishermanName].filter((each) => each !== '').join(' · ')}
      </p>
      <p className="text-sm text-muted">
        {collectedAt === undefined ? words.collects(collectorName) : words.collectedBy(collectorName)}
      </p>
    </li>
  );
}
