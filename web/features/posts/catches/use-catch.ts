import { getHome } from '#shared/home/endpoints.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { CatchCard } from '#shared/posts/catches/schemas.ts';
import { overBecause } from '#shared/posts/offered.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/posts.ts';
import { readCatch } from '../../../lib/api/first-reads.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { useKnown } from '../../../lib/api/use-known.ts';
import { usePageHead } from '../../../lib/navigation/use-page-head.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { catchHead } from './catch-head.ts';

/** Returns a catch (at first only with a list's fields), and whether it is still on offer. Sets the page's title. */
export function useCatch(catchId: string) {
  const card = useKnown(catchId, (answersOf) =>
    [
      ...answersOf(listCatches).flatMap(({ items }) => items),
      ...answersOf(listMyCatches).flatMap(({ items }) => items),
      ...answersOf(getHome).flatMap(({ recentCatches }) => recentCatches),
    ].find(({ id }) => id === catchId),
  );
  const { data: record, error, mutate } = useEndpoint(...readCatch(catchId));
  const now = useNow();
  const over = record && overBecause({ soldAt: record.soldAt, until: record.offeredUntil }, now);
  const post: CatchCard | undefined = record ?? (error ? undefined : card);
  const isMissing = !post && error?.status === 404;
  usePageHead(
    isMissing ? words.catchNotFound : post && words.fishFrom(speciesName(post), post.location),
    () => (record ? catchHead(record, over) : { isMissing }),
  );
  return {
    post,
    record,
    /** Whether a list has shown it. */
    isListed: card !== undefined,
    over,
    isMissing,
    isFailed: !post && error !== undefined && !isMissing,
    retry: mutate,
  };
}
