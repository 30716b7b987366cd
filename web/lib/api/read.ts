/** Reads for pages, and which of them are personal. */
import { type AnswerOf, type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';
import type { PageQuestion } from '#shared/page-reads.ts';
import { storedUserId } from '../device/stored-session.ts';
import { addressOf, ask } from './api-client.ts';
import { RENDERED_PAGE } from './page-answers.ts';

/** Addresses of what was read for who is signed in. */
const personal = new Set<string>();

/** Addresses of what anyone may read and this page has read, or was rendered with. */
export const publicReads = new Set(Object.keys(RENDERED_PAGE?.answers ?? {}));

/** Gives them once: to be called when that is somebody else, or nobody, from now on. */
export function takePersonalReads(): string[] {
  const addresses = [...personal];
  personal.clear();
  return addresses;
}

/**
 * A call for what is to be shown. Without a reply, the last kept one of a personal read is shown.
 * @param question of the endpoint, as the hooks of use-endpoint.ts take it
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
  // Its failure is told by who awaits it; until then it is not unheard of.
  asked.catch(() => undefined);
  const persisted = await import('./persisted-cache.ts').catch(() => undefined);
  return persisted ? persisted.freshOrPersisted(owner, address, asked) : asked;
}
