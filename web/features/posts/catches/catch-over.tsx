import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { OverBecause } from '#shared/posts/offered.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { aroundPost, OfferedInstead } from '../detail/offered-instead.tsx';
import { CatchListItem } from './catch-card.tsx';

/** Replaces price and contact of a catch that is no longer offered. */
export function CatchOver({ post, because }: { post: CatchRecord; because: OverBecause }) {
  return (
    <OfferedInstead
      kind="catch"
      post={post}
      because={because}
      answer={useEndpoint(listCatches, { query: aroundPost(post) })}
      renderCard={(each) => <CatchListItem key={each.id} post={each} />}
    />
  );
}
