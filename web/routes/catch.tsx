import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { getCatch } from '#shared/catches/endpoints.ts';
import { speciesName } from '#shared/species.ts';
import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { EmptyDock } from '../components/drawings.tsx';
import { EmptyState, ErrorState, Skeleton } from '../components/states.tsx';
import { CatchDetail } from '../features/catches/catch-detail.tsx';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Marketplace } from './marketplace.tsx';

/**
 * The catch detail dialog over the marketplace, with an address of its own: it can be shared, and the back button closes it.
 */
export default function CatchPage() {
  const { catchId = '' } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { data: post, error, mutate } = useEndpoint(getCatch, { params: { catchId } });
  usePageTitle(post && `${speciesName(post)} from ${post.location}`);
  // Opened from the list, closing is going back to it; opened by its address, there is nothing of ours to go back to.
  const close = () => (state ? navigate(-1) : navigate(PATHS.marketplace));
  return (
    <>
      <Marketplace />
      <Dialog open onClose={close} title={post ? speciesName(post) : 'Catch'} wide>
        {post && <CatchDetail post={post} />}
        {!post && !error && <DetailSkeleton />}
        {!post && error?.status === 404 && <Gone />}
        {!post && error && error.status !== 404 && (
          <ErrorState words="Failed to load catches. Please try again." onRetry={() => mutate()} />
        )}
      </Dialog>
    </>
  );
}

function Gone() {
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words="Catch not found"
      action={<ButtonLink to={PATHS.marketplace}>Browse Marketplace</ButtonLink>}
    />
  );
}

function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      <Skeleton className="aspect-[4/3] w-full" />
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
