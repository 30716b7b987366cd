import type { QueryInput } from '#shared/contract/endpoint.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { NEWEST_LOOKED_AT, NearestPosts } from '../lists/nearest-posts.tsx';
import { CatchListItem } from './catch-card.tsx';

export default function NearestCatches({
  query,
  near,
}: {
  query: QueryInput<typeof listCatches>;
  near: NearPlace;
}) {
  const newest = useEndpoint(listCatches, {
    query: { ...query, sort: undefined, limit: String(NEWEST_LOOKED_AT) },
  });
  return (
    <NearestPosts
      newest={newest}
      near={near}
      kind="catch"
      renderCard={({ post, miles }) => <CatchListItem key={post.id} post={post} miles={miles} />}
    />
  );
}
