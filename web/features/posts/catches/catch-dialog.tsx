import { useParams } from 'react-router-dom';
import { speciesName } from '#shared/species/species.ts';
import { loading } from '#words/app/components.ts';
import { catchesNotLoaded } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/posts.ts';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorState, Skeleton } from '../../../components/states.tsx';
import { toMarketplace } from '../../../lib/navigation/paths.ts';
import { useGoBack } from '../../../lib/navigation/use-go-back.ts';
import { CatchContact } from './catch-contact.tsx';
import { CatchDetail } from './catch-detail.tsx';
import { CatchGone } from './catch-gone.tsx';
import { useCatch } from './use-catch.ts';

/**
 * The catch detail dialog over the page on which it was opened (app/page-under.ts). The back button closes it. The
 * address alone opens the page of the catch.
 */
export default function CatchDialog() {
  const { catchId = '' } = useParams();
  const { isMissing, isFailed, retry, ...known } = useCatch(catchId);
  const { post, record, over } = known;
  const close = useGoBack(toMarketplace({ kind: 'catch' }));
  return (
    <Dialog
      onClose={close}
      title={post ? speciesName(post) : words.catchTitle}
      width="widest"
      footer={record && !over && <CatchContact post={record} />}
    >
      {post && <CatchDetail {...known} post={post} />}
      {!post && !isMissing && !isFailed && <DetailSkeleton />}
      {isMissing && <CatchGone />}
      {isFailed && <ErrorState words={catchesNotLoaded} onRetry={() => retry()} />}
    </Dialog>
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
