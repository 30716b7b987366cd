import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { getPledge } from '#shared/pledges/endpoints.ts';
import * as words from '#words/posts.ts';
import { ButtonLink } from '../components/button.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../components/states.tsx';
import { PledgeDetail } from '../features/pledges/pledge-detail.tsx';
import { lazyWithStyles } from '../lib/lazy-with-styles.ts';
import { EDIT, toMarketplace } from '../lib/paths.ts';
import { useSession } from '../lib/session.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const EditPledgeDialog = lazyWithStyles(() => import('./edit-pledge-dialog.tsx'));

export default function PledgePage() {
  const { pledgeId = '' } = useParams();
  const { data: pledge, error, mutate } = useEndpoint(getPledge, { params: { pledgeId } });
  const isMissing = !pledge && error?.status === 404;
  usePageTitle(
    isMissing ? words.pledgeNotFound : pledge && words.pledgePageTitle(pledge.mealsPledged, PRODUCT_NAME),
  );
  const session = useSession();
  const me = session.status === 'signed-in' ? session.me?.user : undefined;
  const [query, setQuery] = useSearchParams();
  const closeEdit = () =>
    setQuery(
      (now) => {
        now.delete(EDIT);
        return now;
      },
      { replace: true },
    );
  // Also of a hidden one, which has no page but for its owner.
  const edit = query.has(EDIT) && me && (
    <Suspense>
      <EditPledgeDialog pledgeId={pledgeId} email={me.email} onClose={closeEdit} />
    </Suspense>
  );
  if (pledge) {
    return (
      <>
        <PledgeDetail pledge={pledge} isOwner={me?.id === pledge.fishermanId} />
        {edit}
      </>
    );
  }
  if (!error) return <PageSkeleton />;
  if (!isMissing) {
    return <ErrorState words={words.pledgeNotLoaded} onRetry={() => mutate()} />;
  }
  if (edit) return edit;
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
