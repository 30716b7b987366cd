import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { AnswerOf, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { isAnswerOf, isListKey } from './list-keys.ts';

/** Gives all that was read of an endpoint so far, whatever was asked; of a list each of its pages. */
type AnswersOf = <D extends EndpointDefinition>(definition: D) => AnswerOf<D>[];

/**
 * Something as answers to other reads tell of it, to be shown until its own read is answered. It may be out of date: nothing is decided by it.
 * @param id of what is looked for
 */
export function useKnown<T>(id: string, find: (answersOf: AnswersOf) => T | undefined): T | undefined {
  const { cache } = useSWRConfig();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing
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
