import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { Condition, PaymentType, PickupOption } from '#shared/posts/catches/schemas.ts';
import type { Species } from '#shared/species/species.ts';
import * as words from '#words/posts/marketplace.ts';
import { PartFailed } from '../../../components/part-failed.tsx';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { queryNear } from '../../../parts/posts/use-post-list.ts';
import { PostList, type PostListOptions } from '../lists/post-list.tsx';
import { CatchListItem } from './catch-card.tsx';

const NearestCatches = lazyPart(() => import('./nearest-catches.tsx'), PartFailed);

export interface CatchQuery {
  fisherman?: string | undefined;
  species?: Species | undefined;
  payment?: PaymentType | undefined;
  priceAtMost?: string | undefined;
  condition?: Condition | undefined;
  pickup?: PickupOption | undefined;
  q?: string | undefined;
  sort?: 'price' | undefined;
}

/** Marketplace catches, newest first unless the query says otherwise. */
export function CatchList({ query, ...options }: PostListOptions & { query: CatchQuery }) {
  const near = queryNear(options.near, options.isNearestFirst);
  const list = useEndpointList(listCatches, { query: { ...query, ...near } });
  return (
    <PostList
      {...options}
      fisherman={query.fisherman}
      list={list}
      kind="catch"
      label={words.catches}
      failure={words.catchesNotLoaded}
      nearest={options.near && <NearestCatches query={query} near={options.near} />}
      renderCard={({ post, miles }, isFirst) => (
        <CatchListItem key={post.id} post={post} miles={miles} priority={isFirst} />
      )}
    />
  );
}
