/**
 * How much of each endpoint the gateway allows, for all callers together, besides the stage's limit for all endpoints.
 * Above it the response is 429.
 */
import { type EndpointDefinition, needsToken, type Throttle } from './endpoint.ts';

/** Forms for people who are not signed in: enough for a town, too little for a script. */
const SIGNED_OUT_WRITES: Throttle = { rate: 10, burst: 50 };
const SIGNED_IN_WRITES: Throttle = { rate: 100, burst: 200 };
/** All endpoints of groups together, which the gateway counts as one route. */
export const CALLS_OF_GROUPS: Throttle = { rate: 100, burst: 200 };

/** Whether it is one of the endpoints below `/me/`, which the gateway counts as one route: those without a throttle of their own. */
export const isOfOwn = ({ path, throttle }: EndpointDefinition): boolean =>
  path.startsWith('/me/') && throttle === undefined;

/**
 * Undefined for what may use the stage's whole limit: reads of anyone and of members, and what people ask of their own.
 * A limit for all of the latter together would let one person's reads hold up another's writes.
 */
export function throttleOf(definition: EndpointDefinition): Throttle | undefined {
  if (definition.throttle) return definition.throttle;
  if (typeof definition.access !== 'string') return CALLS_OF_GROUPS;
  if (definition.method === 'GET' || isOfOwn(definition)) return undefined;
  return needsToken(definition) ? SIGNED_IN_WRITES : SIGNED_OUT_WRITES;
}
