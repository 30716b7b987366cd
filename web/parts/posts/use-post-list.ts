import { useState } from 'react';
import type { EndpointList } from '../../lib/api/use-endpoint-list.ts';
import { useReadOn } from '../../lib/api/use-read-on.ts';
import { readHistoryState } from '../../lib/device/history-state.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import type { ListedPost, Placed } from './listed-post.ts';

/** How many posts are shown at first, and added by "more". */
const PAGE_SIZE = 24;
/** How many pages are read automatically to fill one page shown; after that the person has to press "more". */
const MAX_READS = 8;
/** For nearest first, this many of the newest posts are read before any is shown, in pages of the maximum size. */
const LONG_PAGE = 100;
const MAX_LONG_READS = 3;

/** Query parameters of a list near a place. */
export const queryNear = (near: NearPlace | undefined, isNearestFirst: boolean | undefined) =>
  near && { ...near.query, ...(isNearestFirst && { limit: String(LONG_PAGE) }) };

/**
 * A list of posts near a place. The server's pages include some that are too far away, and with filters they may be short:
 * more are read until there is a page to show or the list ends.
 */
export function usePostList<T extends Placed>(
  list: EndpointList<T>,
  near: NearPlace | undefined,
  { isNearestFirst = false } = {},
) {
  const found: ListedPost<T>[] = near
    ? list.items.flatMap((post) => nearOnly(post, near))
    : list.items.map((post) => ({ post }));
  const [wanted, setWanted] = useState<number>(readHistoryState('wanted') ?? PAGE_SIZE);
  const maxReads = isNearestFirst ? MAX_LONG_READS : MAX_READS;
  const isShort = (isNearestFirst || found.length < wanted) && list.hasMore && !list.error;
  const readOn = useReadOn(list, isShort, maxReads);
  if (isNearestFirst) found.sort((one, other) => (one.miles ?? 0) - (other.miles ?? 0));
  // More pages may bring posts that belong in between.
  const posts = isNearestFirst
    ? found.slice(0, readOn.isReading && wanted === PAGE_SIZE ? 0 : wanted)
    : found;
  return {
    posts,
    isLoading: readOn.isReading,
    hasMore: list.hasMore || posts.length < found.length,
    error: list.error,
    retry: list.retry,
    more() {
      if (posts.length === found.length) readOn.again();
      const next = posts.length + PAGE_SIZE;
      // Stored in the history entry, for when somebody returns to it.
      window.history.replaceState({ ...window.history.state, wanted: next }, '');
      setWanted(next);
    },
  };
}

/** The post with its distance; nothing when it is too far away. */
export function nearOnly<T extends Placed>(post: T, near: NearPlace): ListedPost<T>[] {
  const miles = post.coordinates && near.milesTo(post.coordinates);
  return miles === undefined ? [] : [{ post, miles }];
}
