import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '#shared/fields.ts';
import type { NearPlace } from './near-me/near-place.ts';
import type { EndpointList } from './use-endpoint.ts';

interface Placed {
  coordinates?: Coordinates | undefined;
}

export interface PlacedPost extends Placed {
  id: string;
}

export interface ListedPost<T> {
  post: T;
  /** To 0.1; only where Near Me is on. */
  miles?: number | undefined;
}

/** How many are shown at once, and added when somebody asks for more. */
const PAGE_SIZE = 24;
/** How many pages are read on their own for one page to show; then somebody has to ask for more. */
const MAX_READS = 8;

/**
 * A list of posts of which only those near are wanted. The server leaves some in that are too far, and with filters its pages may be short:
 * more of them are read until there is a page to show or the list ends.
 */
export function usePostList<T extends Placed>(list: EndpointList<T>, near: NearPlace | undefined) {
  const posts: ListedPost<T>[] = near
    ? list.items.flatMap((post) => nearOnly(post, near))
    : list.items.map((post) => ({ post }));
  const [wanted, setWanted] = useState(PAGE_SIZE);
  const readsLeft = useRef(MAX_READS);
  const isShort = posts.length < wanted && list.hasMore && !list.error;
  const { more } = list;
  const isBusy = list.isLoading || list.isLoadingMore;
  useEffect(() => {
    if (!isShort || isBusy || readsLeft.current === 0) return;
    readsLeft.current -= 1;
    more();
  });
  return {
    posts,
    isLoading: isBusy || (isShort && readsLeft.current > 0),
    hasMore: list.hasMore,
    error: list.error,
    retry: list.retry,
    more() {
      readsLeft.current = MAX_READS;
      setWanted(posts.length + PAGE_SIZE);
    },
  };
}

function nearOnly<T extends Placed>(post: T, near: NearPlace): ListedPost<T>[] {
  const miles = post.coordinates && near.milesTo(post.coordinates);
  return miles === undefined ? [] : [{ post, miles }];
}
