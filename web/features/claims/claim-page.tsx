import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { getClaim, listClaims } from '#shared/claims/endpoints.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/claims/claim-pages.ts';
import { claimNotFound } from '#words/claims/claims.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useListedItem } from '../../lib/api/use-listed-item.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { ClaimDetail } from './claim-detail.tsx';

/** Short enough to show soon that the code was accepted, while the collector shows it to the fisherman. */
const READ_EVERY_MS = 10_000;

/** /claim/{id}: one claim, for the organization that made it and the fisherman whose meals it is about. */
export default function ClaimPage() {
  const session = useSession();
  const { claimId = '' } = useParams();
  const isSignedIn = session.status === 'signed-in';
  const me = isSignedIn ? session.me : undefined;
  const { data, error, mutate } = useEndpoint(getClaim, me && { params: { claimId } });
  const listed = useListedItem(listClaims, claimId, !data && error?.code === 'offline');
  const claim = data ?? listed;
  useEffect(() => {
    if (claim?.state !== 'reserved') return;
    const readIfSeen = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void mutate();
    };
    const timer = setInterval(readIfSeen, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [claim?.state, mutate]);
  const isAbsent = error?.status === 404 || error?.status === 422;
  usePageTitle(
    claim ? words.pageTitle(claim.meals, speciesName(claim)) : isAbsent ? claimNotFound : undefined,
  );
  if (session.status === 'signed-out') return <SignInFirst title={words.title} words={words.signInToSee} />;
  if (isAbsent) return <NotFound />;
  if (!me) return <AccountPending title={words.title} />;
  if (!claim && (!error || listed === undefined)) return <PageSkeleton />;
  if (!claim)
    return (
      <UnlessSuspended title={words.title}>
        <ErrorState isPage words={words.oneNotLoaded} onRetry={() => mutate()} />
      </UnlessSuspended>
    );
  const side = claim.fishermanId === me.user.id ? 'fisherman' : 'organization';
  return (
    <div className="page flex flex-col gap-3 py-4">
      <div className="-ml-4">
        {side === 'organization' ? (
          <BackLink to={PATHS.claims}>{words.title}</BackLink>
        ) : (
          <BackLink to={PATHS.myPosts}>{words.myPosts}</BackLink>
        )}
      </div>
      <ClaimDetail claim={claim} side={side} userId={me.user.id} />
    </div>
  );
}

function NotFound() {
  return (
    <div className="page py-6">
      <h1 className="text-2xl">{words.title}</h1>
      <EmptyState
        drawing={<EmptyDock />}
        words={claimNotFound}
        action={<ButtonLink to={PATHS.claims}>{words.toClaims}</ButtonLink>}
      />
    </div>
  );
}
