import { useParams, useSearchParams } from 'react-router-dom';
import { speciesInSentence } from '#shared/species/names.ts';
import * as words from '#words/claims/claim-pages.ts';
import { AbsentPage } from '../../components/absent-page.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { readLastClaim, readOffer } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS, toPledge } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { useKnownMeals } from '../../parts/posts/use-known-meals.ts';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { PausedNotice } from '../organizations/paused-notice.tsx';
import { ClaimForm } from './claim-form.tsx';
import { MembersOnly } from './members-only.tsx';
import { Offer } from './offer.tsx';

/** /pledge/{id}/claim: the form with which a member of an aid organization claims meals. */
export default function ClaimMeals() {
  const [query] = useSearchParams();
  return (
    <SignedInPage title={words.claimMeals} signInFirst={words.signInToClaim}>
      {(me) => {
        const asked = me.organizations.find(({ id }) => id === query.get('organization'));
        const organization = asked ?? me.organizations[0];
        if (!organization) return <MembersOnly title={words.claimMeals} />;
        return (
          <UnlessSuspended title={words.claimMeals}>
            <Claim me={me} organizationId={organization.id} />
          </UnlessSuspended>
        );
      }}
    </SignedInPage>
  );
}

function Claim({ me, organizationId }: { me: Me; organizationId: string }) {
  const { pledgeId = '' } = useParams();
  const { data: offer, error, mutate } = useEndpoint(...readOffer(organizationId, pledgeId));
  const claimed = useEndpoint(...readLastClaim(organizationId));
  const listed = useKnownMeals(pledgeId);
  const isAsked = claimed.data !== undefined || claimed.error !== undefined;
  const known = offer ?? (error ? undefined : listed);
  if (!known && !error) return <PageSkeleton />;
  if (!known) {
    if (error?.status === 404 || error?.status === 422) {
      const link = { to: PATHS.findMeals, label: words.findMeals };
      return <AbsentPage title={words.claimMeals} words={words.pledgeNotFound} link={link} />;
    }
    return <ErrorState isPage words={words.pledgeNotLoaded} onRetry={() => mutate()} />;
  }
  return (
    <div className="page flex flex-col gap-4 py-4">
      <div className="-ml-4">
        <BackLink to={toPledge(pledgeId)}>{words.toPledge}</BackLink>
      </div>
      <h1 className="text-2xl">{words.claimMealsOf(speciesInSentence(known))}</h1>
      <PausedNotice organizationId={organizationId} />
      {!offer || !isAsked ? (
        <div aria-busy="true" className="flex max-w-form flex-col gap-6">
          <Offer offer={known} />
          <LoadingBlock className="h-80" />
        </div>
      ) : offer.mealsLeft === 0 ? (
        <EmptyState drawing={<EmptyDock />} words={words.allTaken} />
      ) : (
        <ClaimForm
          offer={offer}
          organizations={me.organizations}
          organizationId={organizationId}
          user={me.user}
          usualMeals={claimed.data?.items[0]?.meals}
          onRefused={() => void mutate()}
        />
      )}
    </div>
  );
}
