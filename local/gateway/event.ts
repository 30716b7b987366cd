import type { IncomingMessage } from 'node:http';
import type { RouteMatch } from '#shared/contract/route-table.ts';

export interface Route {
  /** API Gateway's route key, such as `GET /api/pledges/{pledgeId}`. */
  key: string;
  /** Name of the function that handles it. */
  function: string;
  needsToken: boolean;
}

/** Claims of a verified token as the JWT authorizer passes them on: every value is a string. */
export type Claims = Record<string, string>;

export interface GatewayRequest {
  message: IncomingMessage;
  /** Path and query, unchanged. */
  url: URL;
  body: Buffer;
  match: RouteMatch<Route>;
  claims: Claims | undefined;
  requestId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Converts a request to the event that HTTP APIs pass to a function: payload format 2.0. */
export function toEvent({ message, url, body, match, claims, requestId, now }: GatewayRequest): object {
  const rawPath = decodeURI(url.pathname);
  const query = joinRepeated(url.searchParams);
  const isBinary = body.length > 0 && !isText(message.headers['content-type']);
  return {
    version: '2.0',
    routeKey: match.route.key,
    rawPath,
    rawQueryString: url.search.slice(1),
    headers: headersOf(message),
    queryStringParameters: url.search.length > 1 ? query : undefined,
    pathParameters: match.pathParameters && decoded(match.pathParameters),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: claims && { jwt: { claims, scopes: null } },
      domainName: message.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: message.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${message.httpVersion}`,
        sourceIp: addressOf(message),
        userAgent: message.headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: match.route.key,
      stage: '$default',
      time: commonLogTime(now),
      timeEpoch: now,
    },
    body: body.length > 0 ? body.toString(isBinary ? 'base64' : 'utf8') : undefined,
    isBase64Encoded: isBinary,
  };
}

function decoded(parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/**
 * Header names in lower case, repeated headers joined by commas. The cookies, which no function of ours reads, are not
 * included.
 */
function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (name !== 'cookie' && values) headers[name] = values.join(',');
  }
  return headers;
}

function joinRepeated(parameters: URLSearchParams): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of parameters) {
    joined[name] = name in joined ? `${joined[name]},${value}` : value;
  }
  return joined;
}

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))\b)/i;

/** HTTP APIs encode everything else in base64, forms included. */
function isText(contentType: string | undefined): boolean {
  return contentType === undefined || TEXT.test(contentType);
}

/** The address at the other end of the connection. */
export function addressOf(message: IncomingMessage): string {
  return (message.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
}

/** `20/Nov/2026:13:40:00 +0000` */
function commonLogTime(now: number): string {
  const [, day, month, year, time] = new Date(now).toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
