import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { usePostList } from '../../lib/use-post-list.ts';

/** The fishermen to show: near a place the nearest first, else the newest. */
export function useDirectory(near: NearPlace | undefined) {
  const list = useEndpointList(listFishermen, { query: { flavour: FLAVOUR, ...near?.query } });
  const { posts: fishermen, ...rest } = usePostList(list, near);
  if (near) fishermen.sort((one, other) => (one.miles ?? 0) - (other.miles ?? 0));
  return { fishermen, ...rest };
}
