import { useEffect, useRef } from 'react';
import type { EndpointList } from './use-endpoint-list.ts';

/**
 * Reads more of a list automatically while there are too few items to show, because pages of a filtered list may be
 * short or empty.
 * @param maxReads how many pages are read this way before somebody has to request more
 */
export function useReadOn(
  list: Pick<EndpointList<unknown>, 'isLoading' | 'isLoadingMore' | 'more'>,
  isShort: boolean,
  maxReads: number,
) {
  const readsLeft = useRef(maxReads);
  const { more } = list;
  const isBusy = list.isLoading || list.isLoadingMore;
  useEffect(() => {
    if (!isShort || isBusy || readsLeft.current === 0) return;
    readsLeft.current -= 1;
    more();
  });
  return {
    isReading: isBusy || (isShort && readsLeft.current > 0),
    /** To be called when somebody requests more. */
    again() {
      readsLeft.current = maxReads;
    },
  };
}
