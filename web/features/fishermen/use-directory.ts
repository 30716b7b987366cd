import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';
import { queryNear, usePostList } from '../../parts/posts/use-post-list.ts';

export interface DirectoryFilters {
  /** Words of the name. */
  q: string | undefined;
  pro: 'true' | undefined;
}

/** The fishermen to show: the nearest first if there is a place, else the newest. */
export function useDirectory(near: NearPlace | undefined, { q, pro }: DirectoryFilters) {
  const isNearestFirst = near !== undefined;
  const query = { flavour: FLAVOUR, q, pro, ...queryNear(near, isNearestFirst) };
  const list = useEndpointList(listFishermen, { query });
  const { posts: fishermen, ...rest } = usePostList(list, near, { isNearestFirst });
  return { fishermen, ...rest };
}
