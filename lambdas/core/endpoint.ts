import type {
  AnswerOf,
  BodyOf,
  EndpointDefinition,
  Group,
  ParamsOf,
  QueryOf,
} from '#shared/contract/endpoint.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { Actor, RememberAnswer, ServedEndpoint } from './call.ts';

/** The request that the handler of endpoint `D` receives: parsed, authorised, typed by the contract. */
interface TypedRequest<D extends EndpointDefinition> {
  params: ParamsOf<D>;
  query: QueryOf<D>;
  body: BodyOf<D>;
  actor: D['access'] extends 'anyone' ? Actor | undefined : Actor;
  /** The groups that the actor is in, among those that may call the endpoint. */
  groups: readonly Group[];
  rememberAnswer: D extends { idempotent: true } ? RememberAnswer : undefined;
  address: string;
  flavour: Flavour;
  now: Date;
}

/** Joins a contract with its handler. The annotation lets a bundle drop endpoints that its function doesn't serve. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const D extends EndpointDefinition>(
  definition: D,
  handle: (request: TypedRequest<D>) => Promise<AnswerOf<D>>,
): ServedEndpoint {
  // The pipeline has parsed each part with the schema that its type is inferred from.
  return { definition, handle };
}
