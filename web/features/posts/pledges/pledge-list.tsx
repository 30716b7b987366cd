import { listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { Species } from '#shared/species/species.ts';
import * as words from '#words/posts/marketplace.ts';
import { pledgesNotLoaded } from '#words/posts/pledge-list.ts';
import { PartFailed } from '../../../components/part-failed.tsx';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { queryNear } from '../../../parts/posts/use-post-list.ts';
import { PostList, type PostListOptions } from '../lists/post-list.tsx';
import { PledgeListItem } from './pledge-card.tsx';

const NearestPledges = lazyPart(() => import('./nearest-pledges.tsx'), PartFailed);

export interface PledgeQuery {
  fisherman?: string | undefined;
  species?: Species | undefined;
  available?: 'true' | undefined;
  q?: string | undefined;
}

/** Community pledges, newest first. */
export default function PledgeList({ query, ...options }: PostListOptions & { query: PledgeQuery }) {
  const near = queryNear(options.near, options.isNearestFirst);
  const list = useEndpointList(listPledges, { query: { ...query, ...near } });
  return (
    <PostList
      {...options}
      fisherman={query.fisherman}
      list={list}
      kind="pledge"
      label={words.communityPledges}
      failure={pledgesNotLoaded}
      nearest={options.near && <NearestPledges query={query} near={options.near} />}
      renderCard={({ post, miles }, isFirst) => (
        <PledgeListItem key={post.id} pledge={post} miles={miles} priority={isFirst} />
      )}
    />
  );
}
