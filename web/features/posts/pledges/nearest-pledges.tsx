import type { QueryInput } from '#shared/contract/endpoint.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { NEWEST_LOOKED_AT, NearestPosts } from '../lists/nearest-posts.tsx';
import { PledgeListItem } from './pledge-card.tsx';

export default function NearestPledges({
  query,
  near,
}: {
  query: QueryInput<typeof listPledges>;
  near: NearPlace;
}) {
  const newest = useEndpoint(listPledges, { query: { ...query, limit: String(NEWEST_LOOKED_AT) } });
  return (
    <NearestPosts
      newest={newest}
      near={near}
      kind="pledge"
      renderCard={({ post, miles }) => <PledgeListItem key={post.id} pledge={post} miles={miles} />}
    />
  );
}
