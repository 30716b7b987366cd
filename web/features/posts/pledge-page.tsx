import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { getMealsOnOffer } from '#shared/posts/pledges/endpoints.ts';
import type { OwnPledge, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { claimMeals } from '#words/claims/claim-pages.ts';
import * as words from '#words/posts/posts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { readPledge } from '../../lib/api/first-reads.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { EDIT, toClaimMeals, toMarketplace } from '../../lib/navigation/paths.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { OwnerActions } from './own/owner-actions.tsx';
import { Handover } from './pledges/handover.tsx';
import { PledgeDetail } from './pledges/pledge-detail.tsx';
import { pledgeHead } from './pledges/pledge-head.ts';

const EditPledgeDialog = lazyPart(() => import('./edit-pledge-page.tsx'), PartFailed);

export default function PledgePage() {
  const { pledgeId = '' } = useParams();
  const { pledge, own, isMissing, error, retry } = usePledge(pledgeId);
  useCountVisit(pledge && { kind: 'pledge', id: pledge.id, ownerId: pledge.fishermanId });
  const handover = useHandover(pledgeId, own);
  const goBack = useGoBack(toMarketplace({ kind: 'pledge' }));
  const invalidate = useInvalidate();
  const title = pledge && words.pledgePageTitle(pledge.mealsPledged, PRODUCT_NAME);
  usePageHead(isMissing ? words.pledgeNotFound : title, () => (pledge ? pledgeHead(pledge) : { isMissing }));
  if (!pledge && !isMissing)
    return error ? <ErrorState isPage words={words.pledgeNotLoaded} onRetry={retry} /> : <PageSkeleton />;
  return (
    <>
      {pledge ? (
        <PledgeDetail
          pledge={pledge}
          handover={handover && <Handover pledge={handover} isOwner={own !== undefined} />}
          owner={own && <OwnerActions kind="pledge" post={own} onChanged={() => invalidate('pledge')} />}
          isHidden={own?.hidden ?? false}
          claim={<ClaimLink pledge={pledge} />}
          onBack={goBack}
        />
      ) : (
        <NotFound />
      )}
      <Edit pledgeId={pledgeId} />
    </>
  );
}

/** For members of an aid organization, as long as there is something to claim. */
function ClaimLink({ pledge: { id, mealsLeft, fishermanId } }: { pledge: PledgeRecord }) {
  const me = useMe();
  if (!me || me.organizations.length === 0 || mealsLeft === 0 || fishermanId === me.user.id) return null;
  return (
    <ButtonLink to={toClaimMeals(id)} size="large">
      {claimMeals}
    </ButtonLink>
  );
}

/** A pledge as everybody sees it, or as its owner does: then also a hidden one. */
function usePledge(pledgeId: string) {
  const session = useSession();
  const me = useMe()?.user.id;
  const isMeUnknown = session.status === 'signed-in' && !session.me && !session.error;
  const shown = useEndpoint(...readPledge(pledgeId));
  const isAbsent = shown.error?.status === 404;
  const mayBeOwn = me !== undefined && (isAbsent || shown.data?.fishermanId === me);
  const { data: own, error: ownError } = useEndpoint(
    getMyPledge,
    mayBeOwn ? { params: { pledgeId } } : undefined,
  );
  const isOpen = isMeUnknown || (mayBeOwn && !ownError);
  return {
    pledge: own ?? (isAbsent ? undefined : shown.data),
    own,
    isMissing: isAbsent && !own && !isOpen,
    error: isAbsent ? undefined : shown.error,
    retry: () => shown.mutate(),
  };
}

/** Handover details, which the owner knows and members of unsuspended organizations are told. */
function useHandover(pledgeId: string, own: OwnPledge | undefined) {
  const me = useMe();
  const organizationId = me?.isSuspended ? undefined : me?.organizations[0]?.id;
  const isAsked = useParts().isOn('claims') && organizationId !== undefined && own === undefined;
  const { data } = useEndpoint(
    getMealsOnOffer,
    isAsked ? { params: { organizationId, pledgeId } } : undefined,
  );
  return own ?? data;
}

/** The owner's form, over the page. */
function Edit({ pledgeId }: { pledgeId: string }) {
  const me = useMe()?.user;
  const [query, setQuery] = useSearchParams();
  if (!query.has(EDIT) || !me) return null;
  const close = () =>
    setQuery(
      (now) => {
        now.delete(EDIT);
        return now;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <EditPledgeDialog pledgeId={pledgeId} onClose={close} />
    </Suspense>
  );
}

function NotFound() {
  return (
    <div className="page">
      <h1 className="sr-only">{words.pledgeNotFound}</h1>
      <EmptyState
        drawing={<EmptyDock />}
        words={words.pledgeNotFound}
        action={<ButtonLink to={toMarketplace({ kind: 'pledge' })}>{words.seeAllPledges}</ButtonLink>}
      />
    </div>
  );
}
