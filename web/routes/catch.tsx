import { useParams } from 'react-router-dom';
import { getCatch } from '#shared/catches/endpoints.ts';
import { overBecause } from '#shared/posts/offered.ts';
import { speciesName } from '#shared/species.ts';
import { loading } from '#words/components.ts';
import { catchesNotLoaded } from '#words/marketplace.ts';
import * as words from '#words/posts.ts';
import { ButtonLink } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { EmptyDock } from '../components/empty-drawings.tsx';
import { EmptyState, ErrorState, Skeleton } from '../components/states.tsx';
import { CatchContact } from '../features/catches/catch-contact.tsx';
import { CatchDetail } from '../features/catches/catch-detail.tsx';
import { catchHead } from '../features/catches/catch-head.ts';
import { toMarketplace } from '../lib/paths.ts';
import { useEndpoint } from '../lib/use-endpoint.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useNow } from '../lib/use-now.ts';
import { usePageHead } from '../lib/use-page-head.ts';

/**
 * The catch detail dialog, with an address of its own: it can be shared, and the back button closes it. It stands over the page it was
 * opened on (app/page-under.ts).
 */
export default function CatchDialog() {
  const { catchId = '' } = useParams();
  const { data: post, error, mutate } = useEndpoint(getCatch, { params: { catchId } });
  const now = useNow();
  const over = post && overBecause({ soldAt: post.soldAt, until: post.offeredUntil }, now);
  const close = useGoBack(toMarketplace({ kind: 'catch' }));
  const isMissing = !post && error?.status === 404;
  usePageHead(
    isMissing ? words.catchNotFound : post && words.fishFrom(speciesName(post), post.location),
    () => (post ? catchHead(post) : { isMissing }),
  );
  return (
    <Dialog
      open
      onClose={close}
      title={post ? speciesName(post) : words.catchTitle}
      width="widest"
      footer={post && !over && <CatchContact post={post} />}
    >
      {post && <CatchDetail post={post} over={over} />}
      {!post && !error && <DetailSkeleton />}
      {isMissing && <Gone />}
      {!post && error && !isMissing && <ErrorState words={catchesNotLoaded} onRetry={() => mutate()} />}
    </Dialog>
  );
}

function Gone() {
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.catchNotFound}
      action={<ButtonLink to={toMarketplace({ kind: 'catch' })}>{words.browseMarketplace}</ButtonLink>}
    />
  );
}

function DetailSkeleton() {
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-4">
      <Skeleton className="aspect-[4/3] w-full" />
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
