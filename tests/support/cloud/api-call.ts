import * as z from 'zod/mini';
import {
  type AnswerOf,
  type BodyInput,
  type EndpointDefinition,
  fillPath,
  type ParamsInput,
  type QueryInput,
  successStatus,
} from '#shared/contract/endpoint.ts';
import type { ErrorAnswer } from '#shared/contract/errors.ts';
import { httpRequest } from './http.ts';
import { readRefusal } from './read-refusal.ts';

type Part<Name extends string, T> = undefined extends T
  ? Partial<Record<Name, T>>
  : Partial<T> extends T
    ? Partial<Record<Name, T>>
    : Record<Name, T>;

/** The input of an endpoint, before it is parsed. Use the cloud's `request` for input that no client would send. */
export type ApiRequest<D> = Part<'params', ParamsInput<D>> &
  Part<'query', QueryInput<D>> &
  Part<'body', BodyInput<D>> & {
    token?: string;
    /** A new one by default, if the endpoint needs one. */
    idempotencyKey?: string;
    headers?: Record<string, string>;
  };

export interface ApiAnswer<D extends EndpointDefinition> {
  readonly status: number;
  readonly headers: Headers;
  /** Checked against the contract. Reading it throws if the call was refused. */
  readonly body: AnswerOf<D>;
  /** The documented error of a refusal. Reading it throws if the call was successful. */
  readonly error: ErrorAnswer['error'];
}

export async function callApi<const D extends EndpointDefinition>(
  origin: string,
  definition: D,
  request?: ApiRequest<D>,
  send: typeof httpRequest = httpRequest,
): Promise<ApiAnswer<D>> {
  const { params, query, body, token, idempotencyKey, headers }: LooseRequest = request ?? {};
  const key = idempotencyKey ?? (definition.idempotent === true ? crypto.randomUUID() : undefined);
  const response = await send(
    origin,
    `/api${fillPath(definition.path, fieldsOf(params))}${search(fieldsOf(query))}`,
    {
      method: definition.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  return readAnswer(definition, response, await response.text());
}

interface LooseRequest {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  token?: string | undefined;
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}));
}

function search(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

function readAnswer<D extends EndpointDefinition>(
  definition: D,
  response: Response,
  text: string,
): ApiAnswer<D> {
  const { status, headers } = response;
  const unexpected = () => new Error(`${definition.name} answered ${status}: ${text.slice(0, 2000)}`);
  return {
    status,
    headers,
    get body() {
      if (status !== successStatus(definition)) throw unexpected();
      return z.parse(definition.answer, JSON.parse(text)) as AnswerOf<D>;
    },
    get error() {
      if (status < 400) throw unexpected();
      return readRefusal(response, text);
    },
  };
}
