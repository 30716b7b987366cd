import { useEffect, useRef } from 'react';
import type { EndpointList } from './use-endpoint.ts';

/**
 * Has a list read further by itself while too little of it is there to show: pages of what is picked out of a list may be short, even empty.
 * @param maxReads how many pages are read so; then somebody has to ask for more
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
    /** Somebody asked for more. */
    again() {
      readsLeft.current = maxReads;
    },
  };
}
