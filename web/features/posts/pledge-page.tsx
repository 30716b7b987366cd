import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { getMyPledge, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { findMeals, getMealsOnOffer, listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { OwnPledge, PledgeCard, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { claimMeals } from '#words/claims/claim-pages.ts';
import * as words from '#words/posts/posts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { readPledge } from '../../lib/api/first-reads.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useKnown } from '../../lib/api/use-known.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { EDIT, toClaimMeals, toMarketplace } from '../../lib/navigation/paths.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import { useParts } from '../../lib/site/site.ts';
import { useAlertOpened } from '../../parts/alerts/use-alert-opened.ts';
import { useKnownMeals } from '../../parts/posts/use-known-meals.ts';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { OwnerActions } from './own/owner-actions.tsx';
import { Handover } from './pledges/handover.tsx';
import { PledgeDetail } from './pledges/pledge-detail.tsx';
import { pledgeHead } from './pledges/pledge-head.ts';

const PledgeStanding = lazyPart(() => import('../claims/standing/pledge-standing.tsx'), PartFailed);
const EditPledgeDialog = lazyPart(() => import('./edit-pledge-page.tsx'), PartFailed);

export default function PledgePage() {
  const { pledgeId = '' } = useParams();
  const { pledge, record, isListed, own, isMissing, error, retry } = usePledge(pledgeId);
  useCountVisit(record && { kind: 'pledge', id: record.id, ownerId: record.fishermanId });
  useAlertOpened();
  const handover = useHandover(pledgeId, own);
  const goBack = useGoBack(toMarketplace({ kind: 'pledge' }));
  const invalidate = useInvalidate();
  const title = pledge && words.pledgePageTitle(pledge.mealsPledged, PRODUCT_NAME);
  usePageHead(isMissing ? words.pledgeNotFound : title, () => (record ? pledgeHead(record) : { isMissing }));
  if (!pledge && !isMissing)
    return error ? <ErrorState isPage words={words.pledgeNotLoaded} onRetry={retry} /> : <PageSkeleton />;
  return (
    <>
      {pledge ? (
        <PledgeDetail
          pledge={pledge}
          record={record}
          isListed={isListed}
          handover={handover && <Handover pledge={handover} isOwner={own !== undefined} />}
          owner={own && <OwnerActions kind="pledge" post={own} onChanged={() => invalidate('pledge')} />}
          isHidden={own?.hidden ?? false}
          claim={<ClaimLink pledge={pledge} isSure={record !== undefined} />}
          standing={record && <Standing pledge={record} />}
          onBack={goBack}
        />
      ) : (
        <NotFound />
      )}
      <Edit pledgeId={pledgeId} />
    </>
  );
}

/** The link to claim meals, for members of an aid organization, while there are any left. */
function ClaimLink({
  pledge: { id, mealsLeft, fishermanId },
  isSure,
}: {
  pledge: PledgeCard;
  isSure: boolean;
}) {
  const me = useMe();
  if (!me || me.organizations.length === 0 || mealsLeft === 0 || fishermanId === me.user.id) return null;
  if (!isSure) {
    return (
      <Button size="large" disabled>
        {claimMeals}
      </Button>
    );
  }
  return (
    <ButtonLink to={toClaimMeals(id)} size="large">
      {claimMeals}
    </ButtonLink>
  );
}

/** For coordinators, if a series posted the pledge. */
function Standing({ pledge }: { pledge: PledgeRecord }) {
  const me = useMe();
  const isOn = useParts().isOn('claims');
  const own = me?.organizations.filter(({ role }) => role === 'coordinator') ?? [];
  const { seriesId, fishermanId } = pledge;
  const mayAsk = me && !me.isSuspended && fishermanId !== me.user.id;
  if (!isOn || !mayAsk || own.length === 0 || seriesId === undefined) return null;
  return (
    <Suspense>
      <PledgeStanding pledge={pledge} seriesId={seriesId} organizations={own} user={me.user} />
    </Suspense>
  );
}

/**
 * Reads a pledge as the public or its owner sees it; the owner also sees a hidden one. At first it has only the fields
 * of a list.
 */
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
  const card = useKnownPledge(pledgeId);
  const record = own ?? (isAbsent ? undefined : shown.data);
  const pledge: PledgeCard | undefined = record ?? (shown.error ? undefined : card);
  const isOpen = isMeUnknown || (mayBeOwn && !ownError);
  return {
    pledge,
    record,
    isListed: card !== undefined,
    own,
    isMissing: isAbsent && !own && !isOpen,
    error: isAbsent ? undefined : shown.error,
    retry: () => shown.mutate(),
  };
}

const useKnownPledge = (pledgeId: string) =>
  useKnown<PledgeCard>(pledgeId, (answersOf) =>
    [
      ...answersOf(listPledges).flatMap(({ items }) => items),
      ...answersOf(findMeals).flatMap(({ items }) => items),
      ...answersOf(listMyPledges).flatMap(({ items }) => items),
      ...answersOf(getHome).flatMap(({ recentPledges }) => recentPledges),
    ].find(({ id }) => id === pledgeId),
  );

/** The handover details, which the owner knows and members of organizations that are not suspended may read. */
function useHandover(pledgeId: string, own: OwnPledge | undefined) {
  const me = useMe();
  const organizationId = me?.isSuspended ? undefined : me?.organizations[0]?.id;
  const listed = useKnownMeals(pledgeId);
  const isAsked = useParts().isOn('claims') && organizationId !== undefined && own === undefined;
  const { data } = useEndpoint(
    getMealsOnOffer,
    isAsked ? { params: { organizationId, pledgeId } } : undefined,
  );
  return own ?? data ?? (isAsked ? listed : undefined);
}

/** The owner's form over the page. */
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
