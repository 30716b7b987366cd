import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type * as z from 'zod/mini';
import type { AnswerOf, EndpointDefinition, ParamsInput, QueryInput } from '#shared/contract/endpoint.ts';
import { readHistoryState } from '../device/history-state.ts';
import { type ApiError, addressOf } from './api-client.ts';
import { isWithPage, leavePageAnswer } from './page-answers.ts';
import { read as readEndpoint } from './read.ts';
import { useServerAnswer } from './server-reads.ts';

/** Only while the page is visible, which is SWR's default. In milliseconds. */
export const LIVE = { refreshInterval: 30_000, revalidateOnFocus: true };

/** SWR's option for an address. A response within the page isn't read again immediately. */
export const unlessWithPage = (address: string | undefined) =>
  address !== undefined && isWithPage(address) ? { revalidateOnMount: false } : {};

/** To be called by what shows the response at an address. */
export function useLeaving(address: string | undefined): void {
  useEffect(() => {
    if (address !== undefined) return () => leavePageAnswer(address);
  }, [address]);
}

/** An endpoint whose response is a page of a list. */
type ListDefinition = EndpointDefinition & {
  answer: z.ZodMiniType<{ items: unknown[]; nextCursor?: string | undefined }>;
};

export interface ReadOptions {
  /** Reads it (for a list, its beginning) again every 30 seconds, and whenever the page becomes visible. */
  isLive?: boolean;
  /** Set if buttons on other pages change it, so that each visit reads it again, however soon. */
  isChangedElsewhere?: boolean;
}

/** The result of `useEndpointList`. */
export interface EndpointList<T, Page = unknown> {
  /** The first response, for its fields besides the items. */
  first: Page | undefined;
  items: T[];
  error: ApiError | undefined;
  /** Nothing has arrived yet, and nothing failed. After a failure the error stays while it is retried. */
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  more(): unknown;
  retry(): unknown;
}

/**
 * A growing list: `items` of all pages read so far, `more` reads the next one, `hasMore` tells whether there is one.
 */
export function useEndpointList<D extends ListDefinition>(
  definition: D,
  { params, query }: { params?: ParamsInput<D>; query?: QueryInput<D> },
  { isLive = false, isChangedElsewhere = false }: ReadOptions = {},
): EndpointList<AnswerOf<D>['items'][number], AnswerOf<D>> {
  type Page = AnswerOf<D>;
  const keyOf = (_: number, previous: Page | null) => {
    if (previous && previous.nextCursor === undefined) return null;
    return addressOf(definition, { params, query: { ...Object(query), cursor: previous?.nextCursor } });
  };
  const read = (address: string) => {
    const cursor = new URLSearchParams(address.split('?')[1]).get('cursor') ?? undefined;
    const input = { params, query: { ...Object(query), ...(cursor !== undefined && { cursor }) } };
    return readEndpoint(definition, input);
  };
  const initialSize = readHistoryState('pages') ?? 1;
  const firstAddress = addressOf(definition, { params, query });
  const kept = useSWRInfinite<Page, ApiError>(keyOf, read, {
    revalidateFirstPage: true,
    initialSize,
    ...(initialSize === 1 && unlessWithPage(firstAddress)),
    ...(isChangedElsewhere && { dedupingInterval: 0 }),
    ...(isLive && LIVE),
  });
  useLeaving(firstAddress);
  const { size, setSize, isValidating, mutate } = kept;
  const onServer = useServerAnswer<Page>(firstAddress, definition, { params, query });
  const data = onServer ? onServer.data && [onServer.data] : kept.data;
  const { error, isLoading } = onServer ?? kept;
  const pages = data ?? [];
  return {
    first: pages[0],
    items: pages.flatMap((page) => page.items),
    error,
    isLoading: isLoading && error === undefined,
    isLoadingMore: !onServer && isValidating && pages.length < size,
    hasMore: pages.at(-1)?.nextCursor !== undefined,
    more() {
      const pages = size + 1;
      // Stored with the history entry, so that coming back restores the same length, even if the page was reloaded.
      window.history.replaceState({ ...window.history.state, pages }, '');
      return setSize(pages);
    },
    retry: () => mutate(),
  };
}
