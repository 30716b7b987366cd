import type { SWRResponse } from 'swr';
import useSWR from 'swr';
import type { AnswerOf, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { type ApiError, addressOf, type CallInput } from './api-client.ts';
import { read as readEndpoint } from './read.ts';
import { useServerAnswer } from './server-reads.ts';
import { LIVE, type ReadOptions, unlessWithPage, useLeaving } from './use-endpoint-list.ts';

type Question<D extends EndpointDefinition> = Pick<CallInput<D>, 'params' | 'query'>;

interface ReadAround {
  /** Set if the page around reads it as well, which is enough. */
  isReadAround?: boolean;
}

/** Reads an endpoint through the cache, or once on the server. Pass `undefined` to wait. */
export function useEndpoint<D extends EndpointDefinition>(
  definition: D,
  question: Question<D> | undefined,
  { isLive = false, isChangedElsewhere = false, isReadAround = false }: ReadOptions & ReadAround = {},
): SWRResponse<AnswerOf<D>, ApiError> {
  const address = question && addressOf(definition, question);
  const kept = useSWR<AnswerOf<D>, ApiError>(address, () => readEndpoint(definition, question ?? {}), {
    ...unlessWithPage(address),
    ...(isReadAround && { revalidateOnMount: false }),
    ...(isChangedElsewhere && { dedupingInterval: 0 }),
    ...(isLive && LIVE),
  });
  useLeaving(address);
  const onServer = useServerAnswer<AnswerOf<D>>(address, definition, question ?? {});
  return onServer ? { ...kept, ...onServer } : kept;
}
