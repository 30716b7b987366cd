import type { IncomingMessage } from 'node:http';
import { createContext, Script } from 'node:vm';
import { addressOf } from '../gateway/event.ts';

/** A response that a viewer request function returns instead of letting the request through. */
export interface EdgeAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface EdgeHeaders {
  [name: string]: { value: string; multiValue?: { value: string }[] };
}

interface EdgeRequest {
  method: string | undefined;
  uri: string;
  /** By name, or as a raw query string. */
  querystring: EdgeHeaders | string;
  headers: EdgeHeaders;
  cookies: object;
}

interface EdgeResult extends Partial<Pick<EdgeRequest, 'uri' | 'querystring'>> {
  statusCode?: number;
  headers?: EdgeHeaders;
  body?: string;
}

/** Runs on a request: changes its path and headers in place, or returns a response. */
export type EdgeFunction = (message: IncomingMessage) => EdgeAnswer | undefined;

/**
 * Runs the source of a CloudFront Function (viewer request). As in CloudFront, it has no access to the machine.
 * @param code defines `handler(event)`
 */
export function createEdgeFunction(code: string): EdgeFunction {
  const context = createContext({});
  new Script(code, { filename: 'viewer-request.js' }).runInContext(context);
  const handler: (event: object) => EdgeResult = new Script('handler').runInContext(context);
  return (message) => {
    const [path = '/', query] = (message.url ?? '/').split(/\?(.*)/s);
    const request = toRequest(message, path, query);
    const given = JSON.stringify(request.querystring);
    const result = handler({ version: '1.0', viewer: { ip: addressOf(message) }, request });
    if (result.statusCode !== undefined)
      return { status: result.statusCode, headers: plain(result.headers ?? {}), body: result.body ?? '' };
    const { uri = path, querystring = {} } = result;
    const asked = JSON.stringify(querystring) === given ? query : queryOf(querystring);
    message.url = asked === undefined || asked === '' ? uri : `${uri}?${asked}`;
    setHeaders(message, plain(result.headers ?? {}));
    return undefined;
  };
}

/** Replaces headers that the client sent. */
export function setHeaders(message: IncomingMessage, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    message.headers[name] = value;
    message.headersDistinct[name] = [value];
  }
}

function toRequest(message: IncomingMessage, uri: string, query = ''): EdgeRequest {
  const headers: EdgeHeaders = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (name !== 'cookie' && values) headers[name] = { value: values.join(',') };
  }
  return { method: message.method, uri, querystring: toQuerystring(query), headers, cookies: {} };
}

/** Parses the query without decoding it. */
function toQuerystring(query: string): EdgeHeaders {
  const found: EdgeHeaders = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const { multiValue = [] } = found[name] ?? {};
    found[name] = { value: multiValue[0]?.value ?? value, multiValue: [...multiValue, { value }] };
  }
  return found;
}

function queryOf(querystring: EdgeHeaders | string): string {
  if (typeof querystring === 'string') return querystring;
  return Object.entries(querystring)
    .flatMap(([name, { value, multiValue = [{ value }] }]) =>
      multiValue.map((each) => `${name}=${each.value}`),
    )
    .join('&');
}

function plain(headers: EdgeHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}
