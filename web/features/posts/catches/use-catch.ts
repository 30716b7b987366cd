import { overBecause } from '#shared/posts/offered.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/posts.ts';
import { readCatch } from '../../../lib/api/first-reads.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { usePageHead } from '../../../lib/navigation/use-page-head.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { catchHead } from './catch-head.ts';

/** A catch, whether it is still offered, and what the page is called that shows it. */
export function useCatch(catchId: string) {
  const { data: post, error, mutate } = useEndpoint(...readCatch(catchId));
  const now = useNow();
  const over = post && overBecause({ soldAt: post.soldAt, until: post.offeredUntil }, now);
  const isMissing = !post && error?.status === 404;
  usePageHead(
    isMissing ? words.catchNotFound : post && words.fishFrom(speciesName(post), post.location),
    () => (post ? catchHead(post, over) : { isMissing }),
  );
  return { post, over, isMissing, isFailed: !post && error !== undefined && !isMissing, retry: mutate };
}
