/** A page's reads while the server renders it. The page waits for each response, and each read happens once. */
import { createContext, use } from 'react';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import type { PageQuestion, PageReads } from '#shared/page-reads.ts';
import { ApiError } from './api-client.ts';
import { dataOf } from './page-answers.ts';

/** Absent if nothing is read: in the browser, and while the shell is rendered. */
export const ServerReadsContext = createContext<PageReads | undefined>(undefined);

export interface ServerAnswer<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
}

/**
 * Returns the response once it has arrived. Personal reads happen in the browser.
 * @returns undefined in the browser, where the build removes the rest
 */
export function useServerAnswer<T>(
  address: string | undefined,
  definition: EndpointDefinition,
  question: PageQuestion,
): ServerAnswer<T> | undefined {
  if (!import.meta.env.SSR) return undefined;
  const reads = use(ServerReadsContext);
  const isPublic = definition.access === 'anyone';
  if (!reads || address === undefined || !isPublic)
    return { data: undefined, error: undefined, isLoading: true };
  const answer = use(reads.read(address, definition, question));
  if ('data' in answer) return { data: dataOf<T>(answer), error: undefined, isLoading: false };
  const { code, message, status } = answer.refused;
  return { data: undefined, error: new ApiError(code, message, { status }), isLoading: false };
}
