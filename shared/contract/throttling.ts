/** How much of each endpoint the gateway lets through, all callers together, whatever a stage allows of all. Beyond it answers 429. */
import { type EndpointDefinition, needsToken, type Throttle } from './endpoint.ts';

/** Forms that nobody signs in for: a town's worth of people, not a machine's. */
const SIGNED_OUT_WRITES: Throttle = { rate: 10, burst: 50 };
const SIGNED_IN_WRITES: Throttle = { rate: 100, burst: 200 };

/** Undefined for reads, which may have all that the stage allows. */
export function throttleOf(definition: EndpointDefinition): Throttle | undefined {
  if (definition.throttle) return definition.throttle;
  if (definition.method === 'GET') return undefined;
  return needsToken(definition) ? SIGNED_IN_WRITES : SIGNED_OUT_WRITES;
}
