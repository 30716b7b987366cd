import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { GATEWAY_REFUSALS, type GatewayRefusalStatus } from '#shared/contract/gateway-refusals.ts';
import { compileRoutes } from '#shared/contract/route-table.ts';
import { type GatewayAnswer, readAnswer } from './answer.ts';
import { type Claims, type Route, toEvent } from './event.ts';

/** The limits of HTTP APIs, in bytes and milliseconds. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const INTEGRATION_TIMEOUT = 30_000;

export interface GatewayOptions {
  routes: readonly Route[];
  /** Invokes a function; the request id becomes its `awsRequestId`. */
  invoke(functionName: string, event: object, requestId: string): Promise<unknown>;
  /** Returns the claims of a valid token. Rejects for any other. */
  verify(token: string): Promise<Readonly<Record<string, unknown>>>;
  now(): number;
  /**
   * Describes how a function's response breaks the contract; the gateway then returns 500. Without it nothing is
   * checked.
   */
  answerFault?(method: string, path: string, answer: GatewayAnswer): string | undefined;
  /** Called with the description of such a fault. */
  onError?(line: string): void;
  /** Milliseconds that a function can take; shorter in tests. */
  integrationTimeout?: number;
}

/** Reads a whole request and responds to it. Rejects only if the client disconnects before the end. */
export type GatewayHandler = (message: IncomingMessage) => Promise<GatewayAnswer>;

/** An HTTP API with a JWT authorizer in front of functions, with payload format 2.0 in both directions. */
export function createGateway(options: GatewayOptions): GatewayHandler {
  const find = compileRoutes(options.routes);

  const answerTo = async (message: IncomingMessage, requestId: string): Promise<GatewayAnswer> => {
    const body = await readBody(message, MAX_BODY_BYTES);
    if (!body) return refusal(413);
    const url = parseUrl(message.url);
    if (!url) return refusal(400);
    const { method = 'GET' } = message;
    const match = find(method, url.pathname);
    if (!match) return refusal(404);
    const claims = match.route.needsToken
      ? await authorize(message.headers.authorization, options.verify)
      : undefined;
    if (match.route.needsToken && !claims) return refusal(401);
    const event = toEvent({ message, url, body, match, claims, requestId, now: options.now() });
    const answer = await integrate(options, match.route.function, event, requestId);
    const fault = options.answerFault?.(method, url.pathname, answer);
    if (fault === undefined) return answer;
    options.onError?.(fault);
    return refusal(500);
  };

  return async (message) => {
    const requestId = randomUUID();
    const answer = await answerTo(message, requestId);
    return { ...answer, headers: { ...answer.headers, 'apigw-requestid': requestId } };
  };
}

/** The URL of a request; undefined if its escapes are malformed. */
function parseUrl(target: string | undefined): URL | undefined {
  try {
    const url = new URL(target ?? '/', 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

async function authorize(
  header: string | undefined,
  verify: GatewayOptions['verify'],
): Promise<Claims | undefined> {
  const token = /^(?:Bearer\s+)?(\S+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  try {
    return asStrings(await verify(token));
  } catch {
    return undefined;
  }
}

/** Converts claims as the authorizer does: lists become `[a b]`, everything else its text form. */
function asStrings(claims: Readonly<Record<string, unknown>>): Claims {
  const text = (value: unknown) => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, text(value)]));
}

async function integrate(
  options: GatewayOptions,
  functionName: string,
  event: object,
  requestId: string,
): Promise<GatewayAnswer> {
  const timeout = Promise.withResolvers<'timed out'>();
  const timer = setTimeout(timeout.resolve, options.integrationTimeout ?? INTEGRATION_TIMEOUT, 'timed out');
  try {
    const result = await Promise.race([
      options.invoke(functionName, event, requestId).then((value) => ({ value })),
      timeout.promise,
    ]);
    return result === 'timed out' ? refusal(503) : readAnswer(result.value);
  } catch (error) {
    // The function's log has the cause. As with API Gateway, the caller doesn't see it.
    const isTooLarge = error instanceof Error && error.name === 'RequestEntityTooLargeException';
    return refusal(isTooLarge ? 413 : 500);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the whole body. Returns undefined if it has more than `limit` bytes; the rest is still read, so that the caller
 * gets the response.
 * @throws Error if the client disconnects before the end
 */
async function readBody(message: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message) {
    size += part.length;
    if (size <= limit) parts.push(part);
  }
  return size <= limit ? Buffer.concat(parts, size) : undefined;
}

/** A response by the gateway itself, in API Gateway's form. */
function refusal(status: GatewayRefusalStatus): GatewayAnswer {
  const { message } = GATEWAY_REFUSALS[status];
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
    body: Buffer.from(JSON.stringify({ message })),
  };
}
