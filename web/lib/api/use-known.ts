import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { AnswerOf, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { isAnswerOf, isListKey } from './list-keys.ts';

/** Gives all replies of an endpoint so far, whatever their parameters; for a list each of its pages. */
type AnswersOf = <D extends EndpointDefinition>(definition: D) => AnswerOf<D>[];

/**
 * Finds something in the replies to other reads, to show it until its own reply comes. It may be out of date, so no decision may rest on it.
 * @param id of the thing, for which the search runs once
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
