import { listFishermen } from '#shared/fishermen/endpoints.ts';
import { FLAVOUR } from '../../lib/flavour.ts';
import type { Here } from '../../lib/here.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { usePostList } from '../../lib/use-post-list.ts';

/** The fishermen to show: near a place the nearest first, else the newest. */
export function useDirectory(here: Here | undefined) {
  const list = useEndpointList(listFishermen, { query: { flavour: FLAVOUR, ...here?.query } });
  const { posts: fishermen, ...rest } = usePostList(list, here);
  if (here) fishermen.sort((one, other) => (one.miles ?? 0) - (other.miles ?? 0));
  return { fishermen, ...rest };
}
