import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { AnswerOf, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { isAnswerOf, isListKey } from './read-keys.ts';

/** Returns all cached responses of an endpoint, with any parameters; for a list, each of its pages. */
type AnswersOf = <D extends EndpointDefinition>(definition: D) => AnswerOf<D>[];

/**
 * Finds something in the responses of other reads, to show it until its own response arrives. It may be stale, so no
 * decision may depend on it.
 * @param id of the thing; the search runs once per id
 */
export function useKnown<T>(id: string, find: (answersOf: AnswersOf) => T | undefined): T | undefined {
  const { cache } = useSWRConfig();
  // biome-ignore lint/correctness/useExhaustiveDependencies: searched once for each id
  return useMemo(
    () =>
      find((definition) =>
        [...cache.keys()]
          .filter((key) => !isListKey(key) && isAnswerOf(definition, key))
          .flatMap((key) => cache.get(key)?.data ?? []),
      ),
    [cache, id],
  );
}
