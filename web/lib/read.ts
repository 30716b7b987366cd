/** What is read to be shown, and of that what is somebody's own. */
import { type AnswerOf, type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';
import { addressOf, type CallInput, call } from './api-client.ts';
import { storedUserId } from './stored-session.ts';

/** Addresses of what was read for who is signed in. */
const personal = new Set<string>();

/** Gives them once: to be called when that is somebody else, or nobody, from now on. */
export function takePersonalReads(): string[] {
  const addresses = [...personal];
  personal.clear();
  return addresses;
}

/** A call for what is to be shown. What is the person's own and was read before is shown as it was then, when no answer comes. @throws ApiError */
export async function read<D extends EndpointDefinition>(
  definition: D,
  input: CallInput<D>,
): Promise<AnswerOf<D>> {
  const asked = call(definition, input);
  const address = addressOf(definition, input);
  if (needsToken(definition)) personal.add(address);
  const owner = storedUserId();
  if (definition.access !== 'member' || owner === undefined) return asked;
  // Its failure is told by who awaits it; until then it is not unheard of.
  asked.catch(() => undefined);
  const persisted = await import('./persisted-cache.ts').catch(() => undefined);
  return persisted ? persisted.freshOrPersisted(owner, address, asked) : asked;
}
