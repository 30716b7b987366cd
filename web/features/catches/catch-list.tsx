import { listCatches } from '#shared/catches/endpoints.ts';
import type { PaymentType } from '#shared/catches/schemas.ts';
import type { Species } from '#shared/species.ts';
import { PostList, type PostListOptions } from '../../components/post-list.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { CatchListItem } from './catch-card.tsx';

export interface CatchQuery {
  fisherman?: string | undefined;
  species?: Species | undefined;
  payment?: PaymentType | undefined;
  q?: string | undefined;
}

/** Marketplace catches, newest first. */
export function CatchList({ query, ...options }: PostListOptions & { query: CatchQuery }) {
  const list = useEndpointList(listCatches, { query: { ...query, ...options.here?.query } });
  return (
    <PostList
      {...options}
      list={list}
      noun="catch"
      label="Marketplace catches"
      failure="Failed to load catches. Please try again."
      empty={emptyWords(query.fisherman, options.here)}
      renderCard={({ post, miles }, isFirst) => (
        <CatchListItem key={post.id} post={post} miles={miles} priority={isFirst} />
      )}
    />
  );
}

function emptyWords(fisherman: string | undefined, here: PostListOptions['here']): string {
  if (fisherman) return 'This fisherman has no current marketplace catches available';
  if (here) return 'No marketplace catches found within 35 miles of your location';
  return 'No marketplace catches available';
}
