/**
 * How an endpoint is declared. Routes, authorizers, validation, the typed client, the local gateway, the OpenAPI
 * document and the role tests are all derived from these declarations.
 */
import type * as z from 'zod/mini';
import type { Feature } from '../features.ts';
import type { CallLimit } from '../limits.ts';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './scopes.ts';

export const GROUPS = ['admin', 'fisherman_manager', 'community_aid_manager'] as const;
export type Group = (typeof GROUPS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `anyone` needs no token, `member` needs a valid one, and a list of groups needs membership in one of them at the time
 * of the call.
 */
export type Access = 'anyone' | 'member' | readonly Group[];

/** The Lambda functions behind the API, split by privilege: see docs/architecture.md. */
export const API_FUNCTIONS = ['public-api', 'member-api', 'admin-api', 'recovery-api'] as const;
export type ApiFunction = (typeof API_FUNCTIONS)[number];

/** How much of one route the gateway allows, for all callers together. */
export interface Throttle {
  /** Requests per second. */
  rate: number;
  /** Requests at the same time. */
  burst: number;
}

/** The end of an endpoint, at least DEPRECATION_MONTHS after it was announced. Both are days (ISO 8601). */
export interface Deprecation {
  since: string;
  endsOn: string;
  /** The name of the endpoint to call instead. */
  instead?: string;
}

/** How long callers have to leave an endpoint that ends. */
export const DEPRECATION_MONTHS = 12;

type ObjectSchema = z.ZodMiniObject | z.ZodMiniType<Record<string, unknown>>;

export interface EndpointDefinition {
  name: string;
  method: Method;
  /** Below `/api`, with parameters in braces: `/pledges/{pledgeId}`. */
  path: string;
  summary: string;
  access: Access;
  /** The part of the site that it belongs to. If that is switched off, the endpoint doesn't exist. */
  feature?: Feature;
  params?: ObjectSchema;
  query?: ObjectSchema;
  /** The body of a DELETE can be absent if its schema is optional. */
  body?: ObjectSchema | z.ZodMiniType<Record<string, unknown> | undefined>;
  answer: z.ZodMiniType;
  /** The name of the file that the endpoint returns: see csv.ts. */
  csvFileName?: string;
  /** The media type of a response that is a text or bytes instead of JSON. */
  mediaType?: string;
  /** Error codes besides those that every endpoint can return (see `possibleErrors`). */
  errors?: readonly ErrorCode[];
  /** A create: takes `Idempotency-Key`, returns 201, and never acts twice for one key. */
  idempotent?: boolean;
  /**
   * How often one person may call it, counted together with other endpoints of the same limit. Every write of members
   * has a limit, or a reason why not. Reads have one if they are expensive. Groups need none: administrators are few,
   * and their actions are audited.
   */
  limit?: CallLimit | { none: string };
  /** A query that is too long for a URL, and therefore a POST. */
  writesNothing?: true;
  /** A write that suspended people may call. They may call all reads, except those for groups. */
  openToSuspended?: true;
  /**
   * Also writes for a person whose account is deleted: for the deletion itself, which continues after an interruption.
   */
  outlivesAccount?: true;
  /**
   * Seconds for which CloudFront may cache the response, and may serve it stale while it revalidates. Only for `anyone`
   * and GET.
   */
  cache?: { seconds: number; staleSeconds: number };
  /** A lower limit than other endpoints of its kind have: see throttling.ts. */
  throttle?: Throttle;
  /**
   * The scope that an API key needs to call it. Without a scope, keys are refused. A key acts for one organization, so
   * a call that needs a token names that organization, or a claim of it. A partner's key is refused there.
   */
  scope?: Scope;
  /** It will end, which every response says (lambdas/core/deprecation-headers.ts). */
  deprecated?: Deprecation;
  /** Served by its own function, which has a right that no other function may have. */
  servedAlone?: 'recovery-api';
}

/**
 * Checks only types; the registry's test checks that names and routes are unique. The annotation lets bundlers leave
 * out the endpoints that a function or page does not use.
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

/**
 * The function that serves it. Reads for anyone are served without any right to write; the few signed-out forms need a
 * function that may write.
 */
export function servedBy(definition: EndpointDefinition): ApiFunction {
  if (definition.servedAlone) return definition.servedAlone;
  if (typeof definition.access !== 'string') return 'admin-api';
  return definition.access === 'anyone' && definition.method === 'GET' ? 'public-api' : 'member-api';
}

export function needsToken(definition: EndpointDefinition): boolean {
  return definition.access !== 'anyone';
}

/**
 * Whether suspended people are refused: for every write, and for everything that only groups may call. They may read
 * their own data and delete their account.
 */
export function isClosedToSuspended(definition: EndpointDefinition): boolean {
  const { access, method, openToSuspended = false } = definition;
  return needsToken(definition) && !openToSuspended && (method !== 'GET' || typeof access !== 'string');
}

/**
 * Whether it is refused while the site is quiet (`npm run quiet`): writes, and what anybody may read, which the edge goes
 * on serving from its cache. Groups can still act, and people read their own data.
 */
export function isClosedWhileQuiet(definition: EndpointDefinition): boolean {
  if (typeof definition.access !== 'string') return false;
  return definition.method !== 'GET' || definition.access === 'anyone';
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

/**
 * Fills the braces of a path with percent-encoded parameters.
 * @throws Error if a parameter is missing, which is a programming error
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '')
      throw new TypeError(`Path parameter ${name} is missing for ${path}`);
    return encodeURIComponent(value);
  });
}

/** Every error that an endpoint can return, for the OpenAPI document and the tests. */
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
  if (isClosedWhileQuiet(definition)) codes.add('quiet');
  if (typeof definition.limit === 'string') codes.add('too_many_requests');
  if (definition.params || definition.feature !== undefined) codes.add('not_found');
  if (definition.query && 'shape' in definition.query && 'cursor' in definition.query.shape)
    codes.add('invalid_cursor');
  if (definition.body) codes.add('too_large').add('unsupported_content_type');
  if (definition.idempotent === true) codes.add('idempotency_key_missing').add('idempotency_key_reused');
  return [...codes];
}
