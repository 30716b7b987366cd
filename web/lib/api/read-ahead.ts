import { mutate, preload } from 'swr';
import { type AnswerOf, type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';
import type { PageQuestion } from '#shared/page-reads.ts';
import { storedUserId } from '../device/stored-session.ts';
import { addressOf } from './api-client.ts';
import { isWithPage } from './page-answers.ts';
import { read } from './read.ts';

/** An endpoint and its parameters, in the form of the hooks in use-endpoint.ts. */
export type FirstRead = readonly [definition: EndpointDefinition, question: PageQuestion];

/** How long a response waits for its page. Milliseconds. */
const KEPT_MS = 10_000;

/**
 * Starts a read before the page is shown. The page then uses this response instead of a new request.
 * @returns the response; undefined when it fails, which the page reports, and when there is nothing to read
 */
export async function readAhead<D extends EndpointDefinition>([definition, question]: readonly [
  definition: D,
  question: PageQuestion,
]): Promise<AnswerOf<D> | undefined> {
  if (needsToken(definition) && storedUserId() === undefined) return undefined;
  const address = addressOf(definition, question);
  if (isWithPage(address)) return undefined;
  const answer = preload(address, () => read(definition, question));
  // Makes a later visit read again. SWR has no other way to drop a response that no page has used. This is SWR's global
  // cache; the pages have their own (web/app/providers.tsx).
  setTimeout(() => mutate(address), KEPT_MS);
  return await answer.catch(() => undefined);
}
