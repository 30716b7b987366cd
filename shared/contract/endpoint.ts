/**
 * How an endpoint is declared. Routes, authorizers, validation, the typed client, the local gateway, the OpenAPI document and the role
 * tests are derived from these declarations and from nothing else.
 */
import type * as z from 'zod/mini';
import type { Feature } from '../features.ts';
import type { CallLimit } from '../limits.ts';
import type { ErrorCode } from './errors.ts';

export const GROUPS = ['admin', 'fisherman_manager', 'community_aid_manager'] as const;
export type Group = (typeof GROUPS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `anyone` needs no token, `member` a valid one, a list of groups membership in one of them at the time of the call. */
export type Access = 'anyone' | 'member' | readonly Group[];

/** The Lambda functions behind the API, split by privilege: see docs/architecture.md. */
export const API_FUNCTIONS = ['public-api', 'member-api', 'admin-api', 'recovery-api'] as const;
export type ApiFunction = (typeof API_FUNCTIONS)[number];

/** How much of one route the gateway lets through, all callers together. */
export interface Throttle {
  /** Requests a second. */
  rate: number;
  /** Requests at once. */
  burst: number;
}

type ObjectSchema = z.ZodMiniObject | z.ZodMiniType<Record<string, unknown>>;

export interface EndpointDefinition {
  name: string;
  method: Method;
  /** Below `/api`, parameters in braces: `/pledges/{pledgeId}`. */
  path: string;
  summary: string;
  access: Access;
  /** The part of the site it belongs to: where that is switched off, it is not there. */
  feature?: Feature;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** That of a DELETE may be left out, where its schema is optional. */
  body?: ObjectSchema | z.ZodMiniType<Record<string, unknown> | undefined>;
  answer: z.ZodMiniType;
  /** Answers a file, which is called so where it is saved: see csv.ts. */
  csvFileName?: string;
  /** Beyond those every endpoint may answer (see `possibleErrors`). */
  errors?: readonly ErrorCode[];
  /** A create: takes `Idempotency-Key`, answers 201, and never acts twice for one key. */
  idempotent?: boolean;
  /**
   * How often one person may call it, together with others of the same limit. Every write of members has one, or says why not; of reads those
   * that cost. Groups need none: administrators are few, and what they do is audited.
   */
  limit?: CallLimit | { none: string };
  /** A question that is too long for an address, and so is a POST. */
  writesNothing?: true;
  /** A write that is open to who is suspended: what reads is, unless it is for groups. */
  openToSuspended?: true;
  /** Writes for a person whose account is deleted too: the deletion itself, which goes on where it was interrupted. */
  outlivesAccount?: true;
  /** Seconds CloudFront may keep the answer, and may serve it stale while it fetches anew. Only for `anyone` and GET. */
  cache?: { seconds: number; staleSeconds: number };
  /** Where less is let through than of its kind: see throttling.ts. */
  throttle?: Throttle;
  /** Served by a function of its own, where it needs a right that nothing else may have. */
  servedAlone?: 'recovery-api';
}

/**
 * Checks at the type level only; the registry's test checks that names and routes are unique. Bundlers leave out those that a function or a page does
 * not use, as the annotation allows.
 * @__NO_SIDE_EFFECTS__
 */
export function defineEndpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type SchemaOf<D, K extends PropertyKey> = D extends Record<K, infer S extends z.ZodMiniType> ? S : never;
type OutputOr<S, Otherwise> = [S] extends [never]
  ? Otherwise
  : S extends z.ZodMiniType
    ? z.output<S>
    : Otherwise;
type InputOr<S, Otherwise> = [S] extends [never]
  ? Otherwise
  : S extends z.ZodMiniType
    ? z.input<S>
    : Otherwise;

/** The input of the handler, after parsing. */
export type ParamsOf<D> = OutputOr<SchemaOf<D, 'params'>, undefined>;
export type QueryOf<D> = OutputOr<SchemaOf<D, 'query'>, undefined>;
export type BodyOf<D> = OutputOr<SchemaOf<D, 'body'>, undefined>;
export type AnswerOf<D extends EndpointDefinition> = z.output<D['answer']>;

/** The input of the caller, before parsing. */
export type ParamsInput<D> = InputOr<SchemaOf<D, 'params'>, undefined>;
export type QueryInput<D> = InputOr<SchemaOf<D, 'query'>, undefined>;
export type BodyInput<D> = InputOr<SchemaOf<D, 'body'>, undefined>;

/** Which function serves it: what anyone can read with holds no right to write; the few signed-out forms need one that may. */
export function servedBy(definition: EndpointDefinition): ApiFunction {
  if (definition.servedAlone) return definition.servedAlone;
  if (typeof definition.access !== 'string') return 'admin-api';
  return definition.access === 'anyone' && definition.method === 'GET' ? 'public-api' : 'member-api';
}

export function needsToken(definition: EndpointDefinition): boolean {
  return definition.access !== 'anyone';
}

/** Whether who is suspended is refused: with every write, and with all that only groups may call. They may read their own data, and leave. */
export function isClosedToSuspended(definition: EndpointDefinition): boolean {
  const { access, method, openToSuspended = false } = definition;
  return needsToken(definition) && !openToSuspended && (method !== 'GET' || typeof access !== 'string');
}

export const changesSomething = ({ method, writesNothing }: EndpointDefinition): boolean =>
  method !== 'GET' && writesNothing !== true;

/** API Gateway's name of the route: `GET /api/pledges/{pledgeId}`. */
export function routeKey(definition: EndpointDefinition): string {
  return `${definition.method} /api${definition.path}`;
}

export function successStatus(definition: EndpointDefinition): number {
  return definition.idempotent === true ? 201 : 200;
}

/** Fills the braces of a path, percent-encoded. Throws when a parameter is missing: a programming error. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '')
      throw new TypeError(`Path parameter ${name} is missing for ${path}`);
    return encodeURIComponent(value);
  });
}

/** Every error an endpoint may answer, for the OpenAPI document and the tests. */
export function possibleErrors(definition: EndpointDefinition): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    'malformed_request',
    'invalid_fields',
    'too_many_requests',
    'internal',
    ...(definition.errors ?? []),
  ]);
  if (needsToken(definition)) codes.add('not_signed_in');
  if (typeof definition.access !== 'string') codes.add('not_allowed').add('second_factor_missing');
  if (isClosedToSuspended(definition)) codes.add('suspended');
  if (typeof definition.limit === 'string') codes.add('too_many_requests');
  if (definition.params || definition.feature !== undefined) codes.add('not_found');
  if (definition.query && 'shape' in definition.query && 'cursor' in definition.query.shape)
    codes.add('invalid_cursor');
  if (definition.body) codes.add('too_large').add('unsupported_content_type');
  if (definition.idempotent === true) codes.add('idempotency_key_missing').add('idempotency_key_reused');
  return [...codes];
}
