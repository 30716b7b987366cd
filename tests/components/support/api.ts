/** Replaces the network: responds to calls of the contract and of the user pool as a test defines. */
import { type Mock, vi } from 'vitest';
import {
  type AnswerOf,
  type BodyInput,
  type EndpointDefinition,
  type ParamsInput,
  type QueryInput,
  successStatus,
} from '#shared/contract/endpoint.ts';
import { AppError, type ErrorAnswer } from '#shared/contract/errors.ts';
import type { SiteConfig } from '#shared/deployment/site-config.ts';
import { getSite } from '#shared/site/endpoints.ts';

export interface Call<D> {
  params: ParamsInput<D>;
  query: QueryInput<D>;
  body: BodyInput<D>;
  idempotencyKey: string | undefined;
}

/**
 * A response, or an error: an `AppError` becomes a refusal of the API, any other error a network failure. A `Response`
 * is for responses that the API never sends.
 */
type Given<T> = T | Error | Response | Promise<T | Error | Response>;

/** A network failure. */
export const OFFLINE = new TypeError('Failed to fetch');

interface Route {
  method: string;
  path: URLPattern;
  respond(request: Request, url: URL): Promise<Response>;
}

let routes: Route[] = [];
let operations: Record<string, (body: unknown) => Promise<Response>> = {};
let unanswered: string[] = [];

interface Answering<D extends EndpointDefinition> {
  /** Defines the response until the test ends or defines another one. @returns a mock of the calls */
  answer(give: (call: Call<D>) => Given<AnswerOf<D>>): Mock<(call: Call<D>) => Given<AnswerOf<D>>>;
}

/** For example `when(getMe).answer(() => me)`. */
export function when<D extends EndpointDefinition>(endpoint: D): Answering<D> {
  const { method } = endpoint;
  const path = new URLPattern({ pathname: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}` });
  return {
    answer(give) {
      const asked = vi.fn(give);
      const respond = async (request: Request, url: URL) => {
        const text = await request.text();
        const call = {
          params: path.exec(url)?.pathname.groups,
          query: Object.fromEntries(url.searchParams),
          body: text === '' ? undefined : JSON.parse(text),
          idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
        } as Call<D>;
        return await toResponse(() => asked(call), successStatus(endpoint));
      };
      routes.unshift({ method, path, respond });
      return asked;
    },
  };
}

async function toResponse(give: () => unknown, status: number): Promise<Response> {
  const given = await give();
  if (given instanceof Response) return given;
  if (given instanceof AppError) return refusal(given);
  if (given instanceof Error) throw given;
  return Response.json(given, { status });
}

function refusal({ code, message, issues, version, status }: AppError): Response {
  const error = { code, message, requestId: 'test', issues: [...issues], ...(version && { version }) };
  return Response.json({ error } satisfies ErrorAnswer, { status });
}

/** Accepts photo uploads in place of the bucket, until the test ends. @returns a mock of the calls */
export function answerBucket(give: () => Given<Response>): Mock<() => Given<Response>> {
  // Without XMLHttpRequest the app sends by fetch, as in a service worker.
  vi.stubGlobal('XMLHttpRequest', undefined);
  const asked = vi.fn(give);
  const path = new URLPattern({ pathname: '/incoming/:id' });
  routes.unshift({ method: 'PUT', path, respond: async () => await toResponse(() => asked(), 200) });
  return asked;
}

/** A refusal by the user pool, such as `UsernameExistsException`. */
export class PoolRefusal {
  readonly name: string;
  readonly message: string;

  constructor(name: string, message = 'In the words of the pool.') {
    this.name = name;
    this.message = message;
  }
}

/** Responds to an operation of the user pool, such as `SignUp`, until the test ends. @returns a mock of the calls */
export function answerPool(operation: string, give: () => object): Mock<(body: unknown) => object> {
  const asked = vi.fn((_body: unknown) => give());
  operations[operation] = async (body) => {
    const given = await asked(body);
    if (!(given instanceof PoolRefusal)) return await toResponse(() => given, 200);
    return Response.json({ __type: given.name, message: given.message }, { status: 400 });
  };
  return asked;
}

const CONFIG: SiteConfig = {
  stage: 'test',
  region: 'us-east-1',
  userPoolId: 'us-east-1_test',
  userPoolClientId: 'test',
  pushKey: `B${'A'.repeat(86)}`,
  origins: { consumer: 'https://creel.example', community: 'https://community.creel.example' },
};

const realFetch = window.fetch;

async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const { pathname } = url;
  if (pathname === '/config.json') return Response.json(CONFIG);
  const operation = request.headers.get('x-amz-target')?.split('.')[1];
  const respond =
    operation === undefined
      ? routes.find(({ method, path }) => method === request.method && path.test(url))?.respond
      : operations[operation] && (async () => operations[operation]?.(await request.json()));
  const response = await respond?.(request, url);
  if (response) return response;
  if (!pathname.startsWith('/api/') && operation === undefined) return await realFetch(input, init);
  unanswered.push(operation ?? `${request.method} ${pathname}${url.search}`);
  throw OFFLINE;
}

/** Runs before each test: prepares only the responses that nearly every component needs. */
export function resetAnswers(): void {
  window.fetch = fakeFetch;
  routes = [];
  operations = {};
  unanswered = [];
  when(getSite).answer(() => ({ contact: {}, switchedOff: [] }));
}

/** Calls in this test without a prepared response. */
export const unansweredCalls = (): readonly string[] => unanswered;
