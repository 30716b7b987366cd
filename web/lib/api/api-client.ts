/**
 * Calls endpoints of the contract: fills the path, adds the token, and returns the typed response or throws `ApiError`.
 */
import {
  type AnswerOf,
  type BodyInput,
  type EndpointDefinition,
  fillPath,
  needsToken,
  type ParamsInput,
  type QueryInput,
} from '#shared/contract/endpoint.ts';
import type { ErrorAnswer, ErrorCode, FieldIssue } from '#shared/contract/errors.ts';
import * as words from '#words/app/errors.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { followServerClock } from '../device/server-clock.ts';
import { noteRead, READ_AT } from './read-times.ts';

/** `offline`: there was no response, so it is not known whether the server acted. */
type ClientErrorCode = ErrorCode | 'offline';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  readonly status: number | undefined;
  readonly issues: readonly FieldIssue[];
  /** For a conflict between two edits: the record's current version. */
  readonly version: number | undefined;

  constructor(
    code: ClientErrorCode,
    message: string,
    options: { status?: number; issues?: readonly FieldIssue[]; version?: number | undefined } = {},
  ) {
    super(message);
    this.code = code;
    this.status = options.status;
    this.issues = options.issues ?? [];
    this.version = options.version;
  }
}

type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T } : { [K in Name]: T };
type OptionalPart<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]?: T };

export type CallInput<D extends EndpointDefinition> = Part<'params', ParamsInput<D>> &
  OptionalPart<'query', QueryInput<D>> &
  Part<'body', BodyInput<D>> &
  (D extends { idempotent: true } ? { idempotencyKey: string } : { idempotencyKey?: undefined }) & {
    signal?: AbortSignal;
    /** The sender's token, if the call must not depend on who is signed in at the time. */
    token?: string;
  };

/** Sends requests with the signed-in person's token. */
interface SignedInSession {
  /** @throws ApiError */
  sendSignedIn(definition: EndpointDefinition, send: (token: string) => Promise<Response>): Promise<Response>;
}

let loadSession = async (): Promise<SignedInSession | undefined> => undefined;

/**
 * Called once by the session, so that the client doesn't depend on the user pool.
 * @param load returns undefined while nobody is signed in
 */
export function provideSession(load: typeof loadSession): void {
  loadSession = load;
}

let onRefused: (() => void) | undefined;

/**
 * Calls `listen` whenever a person is refused because they lack a right, until the returned function is called. Only
 * one page at a time can listen.
 */
export function listenForRefusals(listen: () => void): () => void {
  onRefused = listen;
  return () => {
    onRefused = undefined;
  };
}

/** The address of a call, which is also its cache key. */
export function addressOf(
  definition: EndpointDefinition,
  input: { params?: unknown; query?: unknown } = {},
): string {
  const path = fillPath(definition.path, Object(input.params));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(input.query))) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  // Sorted, so that the same query always has the same URL for caches.
  query.sort();
  return `/api${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** @throws ApiError */
export const call = <D extends EndpointDefinition>(
  definition: D,
  input: CallInput<D>,
): Promise<AnswerOf<D>> => ask(definition, input);

/** The same for an input whose types were already checked. @throws ApiError */
export async function ask<D extends EndpointDefinition>(
  definition: D,
  input: WireInput,
): Promise<AnswerOf<D>> {
  const response = await callForResponse(definition, input);
  // A network that requires a login responds with its own page.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw noConnection();
  const answer = await jsonOf<AnswerOf<D>>(response);
  if (definition.method === 'GET') {
    noteRead(addressOf(definition, input), Number(response.headers.get(READ_AT)) || undefined);
  }
  return answer;
}

/** A call's input without the types of its parts. */
interface WireInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  token?: string | undefined;
}

const noConnection = () => new ApiError('offline', words.noConnection);

/** The API's functions end within ten seconds. Milliseconds. */
const ANSWER_TIMEOUT_MS = 30_000;

/** @throws ApiError `offline` after this time */
export function timeOut(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(noConnection()), ms));
}

export const withinTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([answer, timeOut(ANSWER_TIMEOUT_MS)]);

/** @throws ApiError `offline` if no response arrives, unless the caller has aborted the request */
export async function arrived<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    // A timeout counts as a network failure; any other abort was requested by the caller.
    if (signal?.aborted && signal.reason?.name !== 'TimeoutError') throw cause;
    throw noConnection();
  }
}

export const notSignedIn = () => new ApiError('not_signed_in', words.signInToContinue, { status: 401 });

/** The server validates its responses against the contract. */
const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T;

/** Returns the raw response, for responses that are not JSON. @throws ApiError */
export async function callForResponse(definition: EndpointDefinition, input: WireInput): Promise<Response> {
  const response = await send(definition, input);
  if (!response.ok) throw await errorFrom(response);
  return response;
}

async function send(definition: EndpointDefinition, input: WireInput): Promise<Response> {
  const { token } = input;
  if (!needsToken(definition) || token !== undefined) return await request(definition, input, token);
  const session = await arrived(withinTime(loadSession()));
  if (!session) throw notSignedIn();
  return await session.sendSignedIn(definition, (ownToken) => request(definition, input, ownToken));
}

async function request(definition: EndpointDefinition, input: WireInput, token?: string): Promise<Response> {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const { body, idempotencyKey } = input;
  if (body !== undefined) headers.set('content-type', 'application/json');
  // For the messages of refusals. A public read does without, so that it matches the page's preload.
  if (token !== undefined || body !== undefined) headers.set('accept-language', LANGUAGE);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const asked = fetch(addressOf(definition, input), {
    method: definition.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(input.signal && { signal: input.signal }),
  });
  // A caller with a signal decides about the timeout itself.
  const response = await arrived(input.signal ? asked : withinTime(asked), input.signal);
  if (!response.headers.has(READ_AT)) followServerClock(response.headers);
  return response;
}

async function errorFrom(response: Response): Promise<ApiError> {
  const { status } = response;
  if (status === 403) onRefused?.();
  const answer = await jsonOf<Partial<ErrorAnswer>>(response).catch(() => undefined);
  if (answer?.error) {
    const { code, message, issues = [], version } = answer.error;
    return new ApiError(code, message, { status, issues, version });
  }
  // The gateway's own refusals have another shape.
  if (status === 401) return notSignedIn();
  if (status === 429) return new ApiError('too_many_requests', words.tooManyRequests, { status });
  return new ApiError('internal', words.unexpectedError, { status });
}
