/** Reads for pages, and which of them are personal. */
import { type AnswerOf, type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';
import type { PageQuestion } from '#shared/page-reads.ts';
import { storedUserId } from '../device/stored-session.ts';
import { addressOf, ask } from './api-client.ts';
import { RENDERED_PAGE } from './page-answers.ts';

/** Addresses of reads for the signed-in person. */
const personal = new Set<string>();

/** Addresses of public reads that this page has made, or was rendered with. */
export const publicReads = new Set(Object.keys(RENDERED_PAGE?.answers ?? {}));

/** Returns and clears them. To be called when the signed-in person changes. */
export function takePersonalReads(): string[] {
  const addresses = [...personal];
  personal.clear();
  return addresses;
}

/**
 * Reads data to show. Without a response, the last stored response of a personal read is used.
 * @param question in the form of the hooks in use-endpoint.ts
 * @throws ApiError
 */
export async function read<D extends EndpointDefinition>(
  definition: D,
  question: PageQuestion,
): Promise<AnswerOf<D>> {
  const asked = ask(definition, question);
  const address = addressOf(definition, question);
  (needsToken(definition) ? personal : publicReads).add(address);
  const owner = storedUserId();
  if (definition.access !== 'member' || owner === undefined) return asked;
  // The caller handles its failure later. Until then it must not count as unhandled.
  asked.catch(() => undefined);
  const persisted = await import('./persisted-cache.ts').catch(() => undefined);
  return persisted ? persisted.freshOrPersisted(owner, address, asked) : asked;
}
