import type { AnswerOf, EndpointDefinition } from '#shared/contract/endpoint.ts';
import { addressOf, type CallInput, call } from './api-client.ts';
import { storedUserId } from './stored-session.ts';

/** A call for what is to be shown. What is the person's own and was read before is shown as it was then, when no answer comes. @throws ApiError */
export async function read<D extends EndpointDefinition>(
  definition: D,
  input: CallInput<D>,
): Promise<AnswerOf<D>> {
  const asked = call(definition, input);
  const owner = storedUserId();
  if (definition.access !== 'member' || owner === undefined) return asked;
  // Its failure is told by who awaits it; until then it is not unheard of.
  asked.catch(() => undefined);
  const persisted = await import('./persisted-cache.ts').catch(() => undefined);
  return persisted ? persisted.freshOrPersisted(owner, addressOf(definition, input), asked) : asked;
}
